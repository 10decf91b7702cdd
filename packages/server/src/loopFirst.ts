/** The event loop comes before the collector and the threads that help it. */
import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

const TASKS = '/proc/self/task';
/** Niceness of the helpers: of a core for which the loop waits as well they get about a tenth. */
const HELPERS_NICE = 10;

/**
 * The whole heap is marked when it is two and a half times as large as what was in use the last time. V8 would choose
 * that by how fast the heap grows and is marked, and on a busy core marks again after a tenth more.
 */
const GROWING = '--heap-growing-percent=150';

/**
 * Lowers the priority of all threads of this process that are there now but the first. V8's helpers (collector,
 * compiler) are as many as on a large machine; where they share one core with the loop, it would stand still for a
 * quarter of a second each time a large heap is collected. With cores to spare nothing changes. Linux only. And the heap
 * is marked seldom. For a process that does nothing but serve.
 */
export function loopFirst(): void {
  setFlagsFromString(GROWING);
  if (!existsSync(TASKS)) return;
  for (const task of readdirSync(TASKS)) if (Number(task) !== process.pid) lower(Number(task));
}

function lower(task: number): void {
  try {
    setPriority(task, HELPERS_NICE);
  } catch {
    // It has ended meanwhile, or the system does not let us.
  }
}

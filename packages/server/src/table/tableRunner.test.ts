import { expect, test } from 'vitest';
import { type LogEntry, NotOwner } from '../log/eventLog.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import { settle } from '../testing/fakeClock.ts';
import { TestHall } from '../testing/testHall.ts';

/** A log whose appends a test lets go on, and whose lease it lets run out. */
class HeldLog extends MemoryLog {
  isHolding = false;
  hasLapsed = false;
  private readonly held: (() => void)[] = [];

  override async append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    await super.append(entries, epoch);
    if (this.isHolding) await new Promise<void>((resolve) => this.held.push(resolve));
  }

  goOn(): number {
    const held = this.held.splice(0);
    for (const resolve of held) resolve();
    return held.length;
  }

  get isOwner(): boolean {
    return !this.hasLapsed;
  }

  override confirm(): void {
    if (this.hasLapsed) throw new NotOwner();
  }
}

test('what is refused while something is being written is told only if the lease still runs by then', async () => {
  for (const hasLapsed of [false, true]) {
    const log = new HeldLog();
    const hall = await TestHall.open({ log });
    const { table, token } = await hall.create();
    const client = await hall.client(table, token);
    const before = client.messages.length;
    log.isHolding = true;
    client.tell({ type: 'chat', text: 'Hello' });
    await settle();
    log.hasLapsed = hasLapsed;
    client.tell({ type: 'move', move: 'pass', seq: 0 });
    await settle();
    expect(client.messages.slice(before)).toEqual([]);
    expect(log.goOn()).toBe(1);
    await settle();
    expect(client.errors.map(({ code }) => code)).toEqual(hasLapsed ? [] : ['not-now']);
    expect([client.isClosed, hall.hall.hostOf(table) === undefined]).toEqual([hasLapsed, hasLapsed]);
    if (hasLapsed)
      expect(hall.reports).toContainEqual(expect.objectContaining({ level: 'warn', event: 'table-failed' }));
  }
});

test('a ping is answered while something is being written, with what is durable and before what waits', async () => {
  const log = new HeldLog();
  const hall = await TestHall.open({ log });
  const { table, token } = await hall.create();
  const client = await hall.client(table, token);
  const [before, { seq }] = [client.messages.length, client];
  log.isHolding = true;
  client.tell({ type: 'ready', on: true });
  await settle();
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'ok', seq });
  expect(client.messages).toHaveLength(before + 1);
  log.goOn();
  await settle();
  expect(client.messages.length).toBeGreaterThan(before + 2);
  expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'ok', seq: seq + 1 });
});

test('without the lease it waits for its turn', async () => {
  const log = new HeldLog();
  const hall = await TestHall.open({ log });
  const { table, token } = await hall.create();
  const client = await hall.client(table, token);
  const before = client.messages.length;
  log.isHolding = true;
  client.tell({ type: 'ready', on: true });
  log.hasLapsed = true;
  client.tell({ type: 'ping' });
  await settle();
  expect(client.messages).toHaveLength(before);
});

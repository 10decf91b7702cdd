/** Time is handed in, so that tests and simulations move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. Never goes back while the process runs. */
  now(): number;
  /** Calls `run` once, not before `at`, unless the returned function is called first. */
  setTimer(at: number, run: () => void): () => void;
}

/** Longest wait that `setTimeout` understands. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/** The clock of the machine; steady even when somebody sets its time. */
export function systemClock(): Clock {
  const origin = Date.now() - performance.now();
  const now = (): number => Math.round(origin + performance.now());
  return {
    now,
    setTimer(at, run) {
      const timer = setTimeout(run, Math.min(WAIT_MAX_MS, Math.max(0, at - now())));
      return () => clearTimeout(timer);
    },
  };
}

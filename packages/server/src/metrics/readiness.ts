/** Whether a server can take moves now, as load balancers and supervisors ask. */

export interface Readiness {
  readonly status: 'ready' | 'not-ready';
  /** Whether the last append of the log became durable; a failure counts for ten seconds. */
  readonly isLogWritable: boolean;
  /** Milliseconds since the last append that became durable; absent: none yet. */
  readonly lastAppendMs?: number;
  /** Whether this node may own tables; absent where it shares them with nobody. */
  readonly isLeaseHeld?: boolean;
  readonly isStopping: boolean;
}

export interface ReadinessFacts {
  readonly isWritable: boolean;
  readonly lastAppendMs: number | undefined;
  readonly isOwner: boolean | undefined;
}

export function readinessOf({ isWritable, lastAppendMs, isOwner }: ReadinessFacts, isStopping: boolean): Readiness {
  const isReady = isWritable && isOwner !== false && !isStopping;
  return {
    status: isReady ? 'ready' : 'not-ready',
    isLogWritable: isWritable,
    ...(lastAppendMs === undefined ? {} : { lastAppendMs }),
    ...(isOwner === undefined ? {} : { isLeaseHeld: isOwner }),
    isStopping,
  };
}

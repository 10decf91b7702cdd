/** A part of the client that comes when it is wanted. What has come once is shown at once from then on. */
export interface Part<M> {
  /** Loads it; after a failure it is asked for again. */
  (): Promise<M>;
  /** The part itself, if it is there. */
  readonly loaded: () => M | undefined;
}

export function part<M>(load: () => Promise<M>): Part<M> {
  let loaded: M | undefined;
  const ask = async (): Promise<M> => (loaded ??= await load());
  return Object.assign(ask, { loaded: () => loaded });
}

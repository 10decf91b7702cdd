/** A worker (of a browser or of Node) that plays random rounds as it is told, after all rule sets have been warmed up. */
import { caseOf, checksumText, Playout, warmUp } from '@hausregel/lab';
import { presetById } from '@hausregel/rules';

/** Play at least so many moves of a rule set; none at all only warms up. */
export interface WorkerOrder {
  readonly id: string;
  readonly players: number;
  readonly moves: number;
}

export interface WorkerAnswer {
  readonly moves: number;
  readonly checksum: string;
}

function play({ id, players, moves }: WorkerOrder): WorkerAnswer {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(`There is no rule set ${id}.`);
  if (moves === 0) warmUp();
  const playout = new Playout(caseOf(preset, players).rules, 1);
  while (playout.moves < moves) playout.playRound();
  return { moves: playout.moves, checksum: checksumText(playout.checksum) };
}

/** A worker's scope as browsers have it. */
interface WorkerScope {
  onmessage: (message: { readonly data: WorkerOrder }) => void;
  readonly postMessage: (answer: WorkerAnswer) => void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => scope.postMessage(play(data));

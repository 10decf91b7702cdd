/** Plays rounds beside the page, so that it stays quick. */
import type { RulesTables } from '@hausregel/core';
import { playedRounds } from './playedRounds.ts';

addEventListener('message', ({ data }: MessageEvent<RulesTables>) => {
  postMessage(playedRounds(data, () => performance.now()));
});

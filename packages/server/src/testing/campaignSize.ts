import process from 'node:process';

/**
 * How often a campaign does what it does: `short` in every run of the tests, `long` with
 * `npm run torture FILE`, and another number above 1 in `HAUSREGEL_TORTURE`.
 */
export function campaignSize(short: number, long: number): number {
  const asked = process.env['HAUSREGEL_TORTURE'];
  if (asked === undefined) return short;
  return Number(asked) > 1 ? Number(asked) : long;
}

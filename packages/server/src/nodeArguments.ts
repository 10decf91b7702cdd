/**
 * How Node is told to start a server, by `npm start`, `npx hausregel serve`, the service of `deploy/systemd` and a
 * load. New objects have room until the next move at their table, and most are gone before the collector looks at them:
 * it takes half of the time. One thread helps it; four on one core with the loop would take more of that from the loop.
 */
export const NODE_ARGUMENTS: readonly string[] = ['--max-semi-space-size=128', '--v8-pool-size=1'];

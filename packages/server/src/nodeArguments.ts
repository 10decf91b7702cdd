/**
 * How Node is told to start a server, by `npm start`, the service of `deploy/systemd` and a load: new objects have room
 * for as long as a move takes to be written and sent, and are gone before the collector looks at them. It runs half as
 * often then and takes half of the time.
 */
export const NODE_ARGUMENTS: readonly string[] = ['--max-semi-space-size=64'];

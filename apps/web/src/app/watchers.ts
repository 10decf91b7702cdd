import type { TableView } from '@hausregel/protocol';

/** How many others only watch. */
export const watchersBesideYou = ({ spectators, you }: TableView): number => spectators - (you === undefined ? 1 : 0);

/**
 * Ends the process with one sentence where Node is too old for the rest of the scripts.
 * This file and the entries that import it keep to syntax that Node 12 can read; everything else is
 * imported only afterwards.
 */
export function refuseOldNode() {
  const parts = process.versions.node.split('.').map(Number);
  const isNewEnough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (isNewEnough) return;
  console.error(
    'Hausregel needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      '. Please install a newer Node (https://nodejs.org) and try again.',
  );
  process.exit(1);
}

/**
 * `npm start` and `npx hausregel` run their script through a shell that does not pass on SIGTERM, so ending npm would
 * leave the server behind: the script ends itself when that shell is gone.
 */
export function endWithNpm() {
  if (!['start', 'npx'].includes(String(process.env.npm_lifecycle_event))) return;
  const parent = process.ppid;
  const check = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  setInterval(check, 500).unref();
}

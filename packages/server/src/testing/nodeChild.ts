/** One of several nodes on a database, in a process of its own, to be killed. Prints its port. Arguments: URL of the database, port, address. */
import { startServer } from '../startServer.ts';
import { FAST_LIMITS } from './runningServer.ts';

const [url = '', port = '0', address = ''] = process.argv.slice(2);
const started = await startServer({
  host: '127.0.0.1',
  port: Number(port),
  dataFile: '/nowhere',
  database: { url, address },
  webRoot: '/nowhere',
  limits: FAST_LIMITS,
});
process.stdout.write(started.ok ? `${started.value.port}\n` : `${started.error.code}\n`);
if (started.ok) process.once('SIGTERM', () => void started.value.stop().then(() => process.exit(0)));

/** A server in a process of its own, to be killed. Prints its port. Arguments: data file, port (0: any). */
import { FAST_LIMITS } from './runningServer.ts';
import { startServer } from '../startServer.ts';

const [dataFile = '', port = '0'] = process.argv.slice(2);
const started = await startServer({
  host: '127.0.0.1',
  port: Number(port),
  dataFile,
  webRoot: '/nowhere',
  limits: FAST_LIMITS,
  report: (line) => {
    if (line.level === 'error') process.stderr.write(`${JSON.stringify(line)}\n`);
  },
});
process.stdout.write(started.ok ? `${started.value.port}\n` : `${started.error.code}\n`);

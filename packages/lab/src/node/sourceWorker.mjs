// Starts the worker from its source, with a loader for TypeScript: for tests and for the benchmarks below bench/.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');

export { type HeapFigures, measureHeap } from './heapMeter.ts';
export { LabWorker } from './labWorker.ts';
export type { WorkerTask } from './messages.ts';

/** Everything that tells how a server is: counts, readiness, and the port where both can be read. */
import manifest from '../../package.json' with { type: 'json' };
import process from 'node:process';
import type { Report } from '../report.ts';
import { addLiveMetrics, type LiveParts } from './liveMetrics.ts';
import type { MeasuredLog } from './measuredLog.ts';
import { type MetricsPlace, MetricsPort } from './metricsPort.ts';
import { addProcessMetrics } from './processMetrics.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { ServerMetrics } from './serverMetrics.ts';

export class Watch {
  readonly metrics: ServerMetrics = new ServerMetrics();
  /** From then on the server is not ready any more. */
  isStopping: boolean = false;
  private readonly stopProcessMetrics: () => void;
  private port: MetricsPort | undefined;

  constructor() {
    const { registry } = this.metrics;
    registry.info('hausregel_build_info', 'Version of the program and of Node.', {
      version: manifest.version,
      node: process.versions.node,
    });
    this.stopProcessMetrics = addProcessMetrics(registry);
  }

  /** Hands lines of the log on and counts them. */
  counted(report: Report): Report {
    return (line) => {
      this.metrics.reports.add(line.event);
      report(line);
    };
  }

  /** Lets others read it at a place of its own; false if nobody can listen there. */
  async open(place: MetricsPlace, log: MeasuredLog): Promise<boolean> {
    const metrics = (): string => this.metrics.registry.text();
    this.port = await MetricsPort.open(place, { metrics, readiness: () => this.readiness(log) });
    return this.port !== undefined;
  }

  /** Where the metrics are read; undefined: nowhere. */
  get metricsPort(): number | undefined {
    return this.port?.port;
  }

  readiness(log: MeasuredLog): Readiness {
    return readinessOf(log, this.isStopping);
  }

  /** The server is complete: what it holds is read from now on, too. */
  begin(parts: LiveParts): void {
    addLiveMetrics(this.metrics.registry, parts);
  }

  close(): void {
    this.stopProcessMetrics();
    this.port?.close();
  }
}

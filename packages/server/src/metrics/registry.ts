/**
 * Counters, gauges and histograms, and their text in the format of Prometheus (0.0.4). An own page
 * instead of prom-client: that brings OpenTelemetry and a library for quantiles, neither of which is
 * used here, and the format is fixed. A counter is a number in a map, so counting costs nothing.
 */

/** One line of a metric, without its name's prefix: labels and value. */
interface Sample {
  readonly suffix: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Values by the one label that a metric has; without a label under the key ''. */
type Values = ReadonlyMap<string, number>;

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): readonly Sample[];
}

/** Something that only grows, counted by one label whose values are few and ours. */
export class Counter {
  private readonly values: Map<string, number> = new Map();

  add(label: string = '', count: number = 1): void {
    this.values.set(label, (this.values.get(label) ?? 0) + count);
  }

  get byLabel(): Values {
    return this.values;
  }
}

/** How often values were at most so large. */
export class Histogram {
  /** Upper ends of the buckets, rising; what is larger is in a last one. */
  readonly bounds: readonly number[];
  readonly counts: Float64Array;
  sum: number = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    let at = 0;
    while (at < this.bounds.length && value > (this.bounds[at] ?? 0)) at++;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += value;
  }
}

export class Registry {
  private readonly metrics: Metric[] = [];

  /** `label` names what it is counted by; its `known` values are told as 0 from the beginning. */
  counter(name: string, help: string, label: string = '', known: readonly string[] = []): Counter {
    const counter = new Counter();
    for (const value of label === '' ? [''] : known) counter.add(value, 0);
    this.metrics.push({ name, help, type: 'counter', samples: () => samplesOf(counter.byLabel, label) });
    return counter;
  }

  /** Read whenever somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges(name, help, '', () => new Map([['', read()]]));
  }

  gauges(name: string, help: string, label: string, read: () => Values): void {
    this.metrics.push({ name, help, type: 'gauge', samples: () => samplesOf(read(), label) });
  }

  /** A number that something else counts, and that only grows. */
  counted(name: string, help: string, read: () => number): void {
    this.metrics.push({ name, help, type: 'counter', samples: () => samplesOf(new Map([['', read()]]), '') });
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds);
    this.metrics.push({ name, help, type: 'histogram', samples: () => bucketsOf(histogram) });
    return histogram;
  }

  /** A constant with what it is about in its labels. */
  info(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    this.metrics.push({ name, help, type: 'gauge', samples: () => [{ suffix: '', labels, value: 1 }] });
  }

  /** All metrics, in the order in which they were made. */
  text(): string {
    return this.metrics.map(textOf).join('');
  }
}

const samplesOf = (values: Values, label: string): readonly Sample[] =>
  Array.from(values, ([value, count]) => ({
    suffix: '',
    labels: label === '' ? {} : { [label]: value },
    value: count,
  }));

function bucketsOf({ bounds, counts, sum }: Histogram): readonly Sample[] {
  let count = 0;
  const buckets = Array.from(counts, (own, at) => {
    count += own;
    return { suffix: '_bucket', labels: { le: numberText(bounds[at] ?? Infinity) }, value: count };
  });
  return [...buckets, { suffix: '_sum', labels: {}, value: sum }, { suffix: '_count', labels: {}, value: count }];
}

function textOf(metric: Metric): string {
  const { name, help, type } = metric;
  const lines = metric
    .samples()
    .map(({ suffix, labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const numberText = (value: number): string =>
  value === Infinity ? '+Inf' : Number.isNaN(value) ? 'NaN' : String(value);

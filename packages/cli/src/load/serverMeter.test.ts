import { expect, test } from 'vitest';
import { serverReport, type ServerSample, slopeOf } from './serverMeter.ts';

const sample = (minute: number, rssMb: number): ServerSample => ({
  at: minute * 60_000,
  cpuSeconds: minute * 30,
  rssBytes: rssMb * 1e6,
  batches: minute * 10,
  events: minute * 25,
  commitSeconds: minute * 0.02,
  sentMessages: minute * 100,
  sentBytes: minute * 1_000,
  loopLagSeconds: 0.004,
});

test('memory that grows while tables are dealt and then stays has no slope', () => {
  const report = serverReport([100, 150, 200, 200, 200, 200, 200].map((mb, minute) => sample(minute, mb)));
  expect(report).toMatchObject({ rssSlope: 0, rssMb: 200, cpu: 0.5, eventsPerCommit: 2.5 });
  expect(report?.commitMs).toBeCloseTo(2);
  expect(report?.loopLagMs).toBeCloseTo(4);
});

test('memory that goes on growing has one', () => {
  expect(serverReport([1, 2, 3, 4, 5, 6].map((mb, minute) => sample(minute, mb * 10)))?.rssSlope).toBeCloseTo(10);
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
});

test('one look shows nothing', () => {
  expect(serverReport([sample(0, 1)])).toBeUndefined();
  expect(slopeOf([[1, 1]])).toBe(0);
});

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { createMetricsSum } from '../../src/processes/metricsSum';

/** The metrics of a process with this number of requests, each of which took a second, and open connections. */
const aProcess = (requests: number, connections: number) => {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'requests_total', help: 'Requests', labelNames: ['route'], registers }).inc(
    { route: '/' },
    requests,
  );
  new Gauge({ name: 'connections', help: 'Connections', registers }).set(connections);
  new Gauge({ name: 'entries', help: 'Counted by all', aggregator: 'max', registers }).set(7);
  const durations = new Histogram({ name: 'duration_seconds', help: 'Durations', buckets: [1, 2], registers });
  for (let request = 0; request < requests; request += 1) durations.observe(1);
  return registry.getMetricsAsJSON();
};

describe('the metrics of several processes', () => {
  it('are added up, including the counts of processes that have ended', async () => {
    const sum = createMetricsSum();
    sum.record(1, await aProcess(2, 10));
    sum.record(2, await aProcess(3, 20));
    sum.record(2, await aProcess(4, 30));
    const both = await sum.read();
    expect(both).toContain('requests_total{route="/"} 6\n');
    expect(both).toContain('duration_seconds_bucket{le="1"} 6\n');
    expect(both).toContain('connections 40\n');
    expect(both).toContain('entries 7\n');
    sum.end(1);
    sum.end(2);
    sum.record(3, await aProcess(1, 5));
    const later = await sum.read();
    expect(later).toContain('requests_total{route="/"} 7\n');
    expect(later).toContain('duration_seconds_count 7\n');
    expect(later).toContain('connections 5\n');
  });
});

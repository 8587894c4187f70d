import autocannon from 'autocannon';

import { Failure } from '../../process/failure.mjs';

const milliseconds = (time) => (time < 1 ? '<1' : String(Math.round(time)));

/** Each connection repeatedly sends one of the requests; any unexpected status is a failure. */
export const load = async (url, requests, { status = 200, seconds = 4, connections = 10 } = {}) => {
  let next = 0;
  const result = await autocannon({
    url: `${url}${requests[0].path}`,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests([{ ...requests[next % requests.length] }]);
      next += 1;
    },
  });
  const expected = result.statusCodeStats[status]?.count ?? 0;
  const others = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (expected === 0 || others.length > 0 || result.errors > 0) {
    const found = JSON.stringify(result.statusCodeStats);
    throw new Failure(`${requests[0].path}: expected only ${status}; got ${found} and ${result.errors} errors`);
  }
  return {
    perSecond: expected / result.duration,
    p50: milliseconds(result.latency.p50),
    p99: milliseconds(result.latency.p99),
  };
};

const medianRun = (runs) => runs.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(runs.length / 2)];

/** Alternates between the two, so that both run under the same machine load. */
export const compare = async (one, other, rounds = 3) => {
  const runs = { one: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.one.push(await one());
    runs.other.push(await other());
  }
  const ratios = runs.one.map(({ perSecond }, index) => runs.other[index].perSecond / perSecond);
  return {
    one: medianRun(runs.one),
    other: medianRun(runs.other),
    ratio: ratios.toSorted((a, b) => a - b)[rounds >> 1],
  };
};

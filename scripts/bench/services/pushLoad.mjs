import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import { Failure } from '../../process/failure.mjs';
import { median, percentile } from '../engine/timing.ts';
import { calls } from './calls.mjs';

const send = (agent, url, { method = 'GET', path, headers, body }) =>
  new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path}`, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const expectOk = ({ status, text }) => {
  if (status !== 200) throw new Failure(`Expected 200, got ${status}: ${text}`);
  return text;
};

/** Each buyer, on a separate connection, fills and pushes a cart until the time is up; only pushes are timed. */
export const pushLoad = async (url, buyers, itemIds, seconds = 6) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers.length });
  const times = [];
  const from = performance.now();
  const buy = async (buyer, index) => {
    while (performance.now() - from < seconds * 1000) {
      expectOk(await send(agent, url, calls.insert(buyer, itemIds[index % itemIds.length])));
      const began = performance.now();
      expectOk(await send(agent, url, calls.push(buyer, randomUUID())));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(buyers.map(buy));
  const elapsed = (performance.now() - from) / 1000;
  let stored = 0;
  for (const buyer of buyers) stored += JSON.parse(expectOk(await send(agent, url, calls.history(buyer)))).data.length;
  agent.destroy();
  return {
    perSecond: times.length / elapsed,
    p50: median(times).toFixed(0),
    p99: percentile(times, 0.99).toFixed(0),
    acknowledged: times.length,
    stored,
  };
};

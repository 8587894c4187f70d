import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import { Failure } from '../../process/failure.mjs';
import { calls } from './calls.mjs';

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const send = (agent, url, { method = 'GET', path, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const expectOk = ({ status, text }) => {
  if (status !== 200) throw new Failure(`200 was expected; there was ${status}: ${text}`);
  return text;
};

/** Each buyer, on a separate connection, fills and pushes a cart until the time is up; only pushes are timed. */
export const pushLoad = async (url, buyers, itemIds, seconds = 6) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers.length });
  const times = [];
  const from = performance.now();
  const goShopping = async (buyer, index) => {
    while (performance.now() - from < seconds * 1000) {
      expectOk(await send(agent, url, calls.insert(buyer, itemIds[index % itemIds.length])));
      const began = performance.now();
      expectOk(await send(agent, url, calls.push(buyer, randomUUID())));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(buyers.map(goShopping));
  const elapsed = (performance.now() - from) / 1000;
  let stored = 0;
  for (const buyer of buyers) stored += JSON.parse(expectOk(await send(agent, url, calls.history(buyer)))).data.length;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5).toFixed(0),
    p99: percentile(times, 0.99).toFixed(0),
    acknowledged: times.length,
    stored,
  };
};

import { setTimeout as pause } from 'node:timers/promises';

import { calls } from './calls.mjs';
import { compare, load } from './load.mjs';
import { pushLoad } from './pushLoad.mjs';
import { readMemory, startMeasured, toEnvironment } from './serviceProcess.mjs';

const goals = { listRatio: 2, pushP99: 250, restingMegabytes: 150 };
const settleMilliseconds = 2000;

export const loadRow = (what, { perSecond, p50, p99 }, note = '') => ({
  what,
  'requests/s': Math.round(perSecond),
  'p50 ms': p50,
  'p99 ms': p99,
  note,
});

export const noteRow = (what, note) => ({ what, 'requests/s': '', 'p50 ms': '', 'p99 ms': '', note });

export const measureEmptyStart = async (deployment, title) => {
  const service = await startMeasured(deployment.service, { env: toEnvironment(deployment) });
  await service.close();
  const note = deployment.databaseUrl === '' ? 'seeds 1,200 items' : 'migrations only';
  return {
    rows: [noteRow(`${title}: start on an empty database`, `${Math.round(service.startedIn)} ms, ${note}`)],
    faults: [],
  };
};

const measureList = async (service, emptyRoute, title) => {
  const { headers } = await fetch(`${service.url}${calls.list().path}`, { headers: calls.list().headers });
  const unchanged = calls.list(headers.get('etag'));
  const whole = await load(service.url, [calls.list()]);
  const { one, other, ratio } = await compare(
    () => load(service.url, [unchanged], { status: 304, seconds: 2 }),
    () => load(emptyRoute.url, [{ method: 'GET', path: '/', headers: {} }], { seconds: 2 }),
  );
  const size = `${(Number(headers.get('content-length')) / 1000).toFixed(0)} KB ${headers.get('content-encoding')}`;
  const times = `the empty route does ${ratio.toFixed(2)}x as many`;
  const faults = ratio > goals.listRatio ? [`${title}: list 304: ${times}; the goal is ${goals.listRatio}x`] : [];
  const rows = [
    loadRow(`${title}: list 200`, whole, size),
    loadRow(`${title}: list 304`, one, times),
    loadRow(`${title}: (empty route, same rounds)`, other),
  ];
  return { rows, faults };
};

const measureCart = async (service, title, { shopper, buyers, itemIds }) => {
  const some = buyers.slice(0, 10);
  const inserts = some.map((buyer, index) => calls.insert(buyer, itemIds[index % itemIds.length]));
  const insert = await load(service.url, inserts);
  for (const itemId of itemIds) {
    const { path, ...init } = calls.insert(shopper, itemId);
    await fetch(`${service.url}${path}`, init);
  }
  const cart = await load(service.url, [calls.cart(shopper)]);
  const history = await load(service.url, [calls.history(shopper)]);
  const { path, headers } = calls.history(shopper);
  const { data } = await (await fetch(`${service.url}${path}`, { headers })).json();
  return [
    loadRow(`${title}: cart insert`, insert),
    loadRow(`${title}: cart read`, cart, `${itemIds.length} lines`),
    loadRow(`${title}: order history`, history, `${data.length} orders`),
  ];
};

const measurePush = async (service, title, { buyers, itemIds }) => {
  const push = await pushLoad(service.url, buyers, itemIds);
  const faults = [];
  if (Number(push.p99) > goals.pushP99) {
    faults.push(`${title}: p99 of the push is ${push.p99} ms; the goal is ${goals.pushP99} ms`);
  }
  if (push.acknowledged !== push.stored) {
    faults.push(`${title}: ${push.acknowledged} orders were acknowledged and ${push.stored} are stored`);
  }
  const note = `${buyers.length} connections, each push after an insert; ${push.acknowledged} acknowledged, ${push.stored} stored`;
  return { rows: [loadRow(`${title}: order push`, push, note)], faults };
};

const measureRest = async (service, title, deployment) => {
  await pause(settleMilliseconds);
  const memory = await readMemory(service);
  const isOverGoal = deployment.databaseUrl === '' && memory > goals.restingMegabytes;
  return {
    rows: [
      noteRow(`${title}: start`, `${Math.round(service.startedIn)} ms`),
      noteRow(`${title}: memory at rest`, `${memory.toFixed(0)} MB`),
    ],
    faults: isOverGoal ? [`${title}: ${memory.toFixed(0)} MB at rest; the goal is ${goals.restingMegabytes} MB`] : [],
  };
};

/** Measures one database of one size, including the start of its service. */
export const measureServices = async (deployment, shop, { emptyRoute, title }) => {
  const service = await startMeasured(deployment.service, { env: toEnvironment(deployment) });
  const parts = [await measureRest(service, title, deployment), await measureList(service, emptyRoute, title)];
  const loaded = await readMemory(service);
  parts.push({ rows: [noteRow(`${title}: memory with the list prepared`, `${loaded.toFixed(0)} MB`)], faults: [] });
  parts.push({ rows: await measureCart(service, title, shop), faults: [] });
  parts.push(await measurePush(service, title, shop));
  await service.close();
  return { rows: parts.flatMap(({ rows }) => rows), faults: parts.flatMap(({ faults }) => faults) };
};

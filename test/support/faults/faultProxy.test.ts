import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { type FaultProxy, startFaultProxy } from './faultProxy';
import {
  delayed,
  passes,
  requestHeld,
  requestLost,
  requestWithheld,
  respondInstead,
  responseCutOff,
  responseHeld,
  responseLost,
  responseReplaced,
  responses,
  responseWithheld,
  slowBody,
} from './faults';

let service: Server;
let proxy: FaultProxy;
/** The requests that the service has processed. */
let processed: string[];

beforeEach(async () => {
  processed = [];
  service = createServer((request, response) => {
    void text(request).then((body) => {
      processed.push(`${request.method} ${request.url} ${body}`.trim());
      response.setHeader('content-type', 'application/json');
      response.setHeader('x-host', request.headers.host ?? '');
      response.end(JSON.stringify({ call: processed.length }));
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  proxy = await startFaultProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.stop();
  service.closeAllConnections();
  service.close();
});

const get = (path = '/list') => fetch(proxy.url + path);
const push = (body: unknown, signal?: AbortSignal) =>
  fetch(`${proxy.url}/push?dry=0`, { method: 'POST', body: JSON.stringify(body), signal });
const getOutcome = (call: Promise<Response>) =>
  call.then(
    async (response) => `${response.status} ${await response.text()}`,
    () => 'lost',
  );

it('passes through everything that no rule matches unchanged, under the requested host', async () => {
  const response = await push({ lines: 2 });
  expect(await response.json()).toEqual({ call: 1 });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-host')).toBe(new URL(proxy.url).host);
  expect(processed).toEqual(['POST /push?dry=0 {"lines":2}']);
  expect(proxy.passed()).toEqual([
    {
      method: 'POST',
      path: '/push?dry=0',
      body: '{"lines":2}',
      fault: 'passes',
      response: { status: 200, body: '{"call":1}' },
      isSettled: true,
    },
  ]);
});

it('applies a fault to the nth call only', async () => {
  proxy.on({ method: 'GET', path: '/list' }, [requestLost, passes, respondInstead(responses.html(502))]);
  const outcomes = [];
  for (let call = 0; call < 4; call += 1) outcomes.push(await getOutcome(get()));
  expect(outcomes).toEqual(['lost', '200 {"call":1}', expect.stringMatching(/^502 .*Bad gateway/), '200 {"call":2}']);
  expect(proxy.passed({ path: /list/ }).map(({ fault }) => fault)).toEqual([
    'request lost',
    'passes',
    '502 instead',
    'passes',
  ]);
});

it('matches requests by method, URL and body; the newest rule wins', async () => {
  proxy.on({ path: '/push' }, respondInstead(responses.empty(500)));
  proxy.on({ method: 'POST', body: ({ catalogId }) => catalogId === 2 }, respondInstead(responses.empty(503)));
  expect((await push({ catalogId: 1 })).status).toBe(500);
  expect((await push({ catalogId: 2 })).status).toBe(503);
  expect((await get()).status).toBe(200);
  proxy.clear();
  expect((await push({ catalogId: 2 })).status).toBe(200);
});

it.each([
  ['request lost', requestLost, 0],
  ['response lost', responseLost, 1],
] as const)('%s: the caller only sees a failed request', async (_, fault, times) => {
  proxy.on({}, fault);
  expect(await getOutcome(push({}))).toBe('lost');
  expect(processed).toHaveLength(times);
});

it.each([
  ['withheld request', requestWithheld, 0],
  ['withheld response', responseWithheld, 1],
] as const)('%s: the caller waits until it times out', async (_, fault, times) => {
  proxy.on({}, fault);
  const abort = new AbortController();
  const pushed = getOutcome(push({}, abort.signal));
  await proxy.settled({ path: '/push' });
  abort.abort();
  expect(await pushed).toBe('lost');
  expect(processed).toHaveLength(times);
});

it('responds instead of the service, before or after it has processed the request', async () => {
  proxy.on({}, [
    respondInstead(responses.unsuccessful('Closed')),
    respondInstead(responses.tooMany(7)),
    responseReplaced(responses.json(504, { title: 'late' })),
  ]);
  expect(await getOutcome(get())).toBe('200 {"isSuccessful":false,"message":"Closed","data":[]}');
  const tooMany = await get();
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '7']);
  expect(processed).toEqual([]);
  expect(await getOutcome(get())).toBe('504 {"title":"late"}');
  expect(processed).toHaveLength(1);
});

it('truncates one body, and sends another in pieces', async () => {
  proxy.on({}, [responseCutOff(4), slowBody(3, 1), delayed(1)]);
  const response = await get();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(await getOutcome(get())).toBe('200 {"call":2}');
  expect(await getOutcome(get())).toBe('200 {"call":3}');
});

it('holds a request or a response until it is released', async () => {
  const [request, response] = [requestHeld(), responseHeld()];
  proxy.on({}, [request, response]);
  const first = getOutcome(get());
  await request.arrived;
  expect(processed).toEqual([]);
  request.release();
  expect(await first).toBe('200 {"call":1}');

  const second = getOutcome(get());
  await response.arrived;
  expect(processed).toHaveLength(2);
  response.release();
  expect(await second).toBe('200 {"call":2}');
});

it('delivers a held request late, even if its caller has gone', async () => {
  const late = requestHeld();
  proxy.on({ method: 'POST' }, [late]);
  const abort = new AbortController();
  const pushed = getOutcome(push({}, abort.signal));
  await late.arrived;
  abort.abort();
  expect(await pushed).toBe('lost');
  late.release();
  const [passed] = await proxy.settled({ method: 'POST' });
  expect(passed?.response?.status).toBe(200);
  expect(processed).toHaveLength(1);
});

it('closes the connection when the service is down', async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  expect(await getOutcome(get())).toBe('lost');
  expect(await proxy.settled({})).toMatchObject([{ response: null }]);
});

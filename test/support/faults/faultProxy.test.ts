import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { type FaultProxy, startFaultProxy } from './faultProxy';
import {
  answerCutOff,
  answeredInstead,
  answerHeld,
  answerLost,
  answerReplaced,
  answers,
  answerWithheld,
  delayed,
  passes,
  requestHeld,
  requestLost,
  requestWithheld,
  slowBody,
} from './faults';

let service: Server;
let proxy: FaultProxy;
/** The requests the service has processed. */
let done: string[];

beforeEach(async () => {
  done = [];
  service = createServer((request, response) => {
    void text(request).then((body) => {
      done.push(`${request.method} ${request.url} ${body}`.trim());
      response.setHeader('content-type', 'application/json');
      response.setHeader('x-host', request.headers.host ?? '');
      response.end(JSON.stringify({ call: done.length }));
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
const outcome = (call: Promise<Response>) =>
  call.then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => 'lost',
  );

it('passes through everything that no rule matches unchanged, under the requested host', async () => {
  const answer = await push({ lines: 2 });
  expect(await answer.json()).toEqual({ call: 1 });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-host')).toBe(new URL(proxy.url).host);
  expect(done).toEqual(['POST /push?dry=0 {"lines":2}']);
  expect(proxy.passed()).toEqual([
    {
      method: 'POST',
      path: '/push?dry=0',
      body: '{"lines":2}',
      fault: 'passes',
      answer: { status: 200, body: '{"call":1}' },
      isSettled: true,
    },
  ]);
});

it('applies a fault to the nth call only', async () => {
  proxy.on({ method: 'GET', path: '/list' }, [requestLost, passes, answeredInstead(answers.html(502))]);
  const outcomes = [];
  for (let call = 0; call < 4; call += 1) outcomes.push(await outcome(get()));
  expect(outcomes).toEqual(['lost', '200 {"call":1}', expect.stringMatching(/^502 .*Bad gateway/), '200 {"call":2}']);
  expect(proxy.passed({ path: /list/ }).map(({ fault }) => fault)).toEqual([
    'request lost',
    'passes',
    '502 instead',
    'passes',
  ]);
});

it('matches requests by method, URL and body; the newest rule wins', async () => {
  proxy.on({ path: '/push' }, answeredInstead(answers.empty(500)));
  proxy.on({ method: 'POST', body: ({ catalogId }) => catalogId === 2 }, answeredInstead(answers.empty(503)));
  expect((await push({ catalogId: 1 })).status).toBe(500);
  expect((await push({ catalogId: 2 })).status).toBe(503);
  expect((await get()).status).toBe(200);
  proxy.clear();
  expect((await push({ catalogId: 2 })).status).toBe(200);
});

it.each([
  ['request lost', requestLost, 0],
  ['answer lost', answerLost, 1],
] as const)('%s: the caller only sees a failed request', async (_, fault, times) => {
  proxy.on({}, fault);
  expect(await outcome(push({}))).toBe('lost');
  expect(done).toHaveLength(times);
});

it.each([
  ['withheld request', requestWithheld, 0],
  ['withheld answer', answerWithheld, 1],
] as const)('%s: the caller waits until it times out', async (_, fault, times) => {
  proxy.on({}, fault);
  const patience = new AbortController();
  const pushed = outcome(push({}, patience.signal));
  await proxy.settled({ path: '/push' });
  patience.abort();
  expect(await pushed).toBe('lost');
  expect(done).toHaveLength(times);
});

it('responds instead of the service, before or after it has processed the request', async () => {
  proxy.on({}, [
    answeredInstead(answers.unsuccessful('Closed')),
    answeredInstead(answers.tooMany(7)),
    answerReplaced(answers.json(504, { title: 'late' })),
  ]);
  expect(await outcome(get())).toBe('200 {"isSuccessful":false,"message":"Closed","data":[]}');
  const tooMany = await get();
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '7']);
  expect(done).toEqual([]);
  expect(await outcome(get())).toBe('504 {"title":"late"}');
  expect(done).toHaveLength(1);
});

it('truncates one body, and sends another in pieces', async () => {
  proxy.on({}, [answerCutOff(4), slowBody(3, 1), delayed(1)]);
  const answer = await get();
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(await outcome(get())).toBe('200 {"call":2}');
  expect(await outcome(get())).toBe('200 {"call":3}');
});

it('holds a request or an answer until it is released', async () => {
  const [request, answer] = [requestHeld(), answerHeld()];
  proxy.on({}, [request, answer]);
  const first = outcome(get());
  await request.arrived;
  expect(done).toEqual([]);
  request.release();
  expect(await first).toBe('200 {"call":1}');

  const second = outcome(get());
  await answer.arrived;
  expect(done).toHaveLength(2);
  answer.release();
  expect(await second).toBe('200 {"call":2}');
});

it('delivers a held request late, even if its caller has gone', async () => {
  const late = requestHeld();
  proxy.on({ method: 'POST' }, [late]);
  const patience = new AbortController();
  const pushed = outcome(push({}, patience.signal));
  await late.arrived;
  patience.abort();
  expect(await pushed).toBe('lost');
  late.release();
  const [passed] = await proxy.settled({ method: 'POST' });
  expect(passed?.answer?.status).toBe(200);
  expect(done).toHaveLength(1);
});

it('closes the connection when the service is down', async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  expect(await outcome(get())).toBe('lost');
  expect(await proxy.settled({})).toMatchObject([{ answer: null }]);
});

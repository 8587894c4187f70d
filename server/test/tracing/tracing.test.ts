import { randomBytes } from 'node:crypto';
import { Agent, request as sendRequest } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';

import { renderPage } from '@/app/rendering/renderPage';

import { createTracing } from '../../src/tracing/openTelemetry';
import { registerRequestSpans } from '../../src/tracing/requestSpans';
import { ana, fillShop } from '../support/builders';
import { createBuiltRoot } from '../support/builtPage';
import { loadScreens } from '../support/renderedPages';
import { createShopper } from '../support/shopper';
import { type CollectedSpan, startSpanCollector } from '../support/spanCollector';
import { createTestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const newTrace = (flags = '01') => {
  const traceId = randomBytes(16).toString('hex');
  const parentId = randomBytes(8).toString('hex');
  return { traceId, parentId, headers: { traceparent: `00-${traceId}-${parentId}-${flags}` } };
};

const readAttribute = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe.each(engines)('traces on %s', (engine) => {
  const page = newTrace();
  const search = newTrace();
  const order = newTrace();
  const unsampled = newTrace('00');
  const canaries = { search: 'canary-search', comment: 'canary-comment', reference: 'canary-address' };
  const secrets = [...Object.values(canaries), ana.username, ana.password];
  let collector: Awaited<ReturnType<typeof startSpanCollector>>;
  let lastTrace = '';

  const listSpans = ({ traceId }: { traceId: string }) => collector.spans.filter((span) => span.traceId === traceId);

  /** The names from the span up to the first of its trace. */
  const pathTo = (span: CollectedSpan): string[] => {
    const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...(parent ? pathTo(parent) : []), span.name];
  };

  const listPaths = (trace: { traceId: string }) => listSpans(trace).map((span) => pathTo(span).join(' > '));

  beforeAll(async () => {
    await loadScreens();
    const built = await createBuiltRoot();
    collector = await startSpanCollector();
    const tracing = createTracing(`${collector.endpoint}/`, '1.2.3');
    const shop = await createTestApp(engine, {
      renderPage,
      rootDirectory: built.root,
      tracing,
      listens: true,
      environment: { ORDER_MAIL_TO: 'orders@shop.example' },
      // While a page is rendered here, its requests stay in the trace that it is in.
      application: { traces: { ratio: 1 } },
    });
    await fillShop(shop.database.db);
    await shop.call('GET', '/en/catalogo', { headers: { accept: 'text/html', ...page.headers } });
    const { token, push, insert } = await createShopper(shop.call, ana);
    await insert(101, 2);
    await push({ comment: canaries.comment }, order.headers);
    await shop.call('GET', `/${canaries.reference}?token=${token}`, { headers: { accept: 'text/html' } });
    await shop.call('GET', '/services/inventory/api/clients/GetClientById/1/1/1/7', { token });
    await shop.call('GET', '/en/contacto', { headers: { accept: 'text/html', ...unsampled.headers } });
    await shop.call('GET', '/readyz');

    // Two requests over one connection, the second without a trace of its own.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = shop.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const send = async (headers: Record<string, string>) => {
      const sent = sendRequest({
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/services/engine/query',
        headers: { 'content-type': 'application/json', 'x-language': 'en', ...headers },
      });
      const response = new Promise<string>((resolve, reject) => {
        sent.once('response', (incoming) => void text(incoming).then(resolve, reject)).once('error', reject);
      });
      // The body arrives later than the head, as on slow connections.
      sent.flushHeaders();
      await setTimeout(50);
      sent.end(JSON.stringify({ method: 'query', arg: { text: canaries.search } }));
      return response;
    };
    expect(await send(search.headers)).toContain('"result"');
    expect(await send({})).toContain('"result"');
    agent.destroy();
    secrets.push(token);

    await shop.close();
    await tracing.stop();
    await built.remove();
    lastTrace = collector.spans.filter(({ name }) => name === 'POST /services/engine/query').at(-1)?.traceId ?? '';
  });

  afterAll(() => collector.close());

  it('continue the trace of a page, and cover what renders it', () => {
    const paths = listPaths(page);
    expect(listSpans(page).find(({ name }) => name === 'GET page')).toMatchObject({
      parentSpanId: page.parentId,
      kind: 2,
    });
    expect(paths).toContain('GET page');
    expect(paths).toContain('GET page > render page');
    expect(paths).toContain('GET page > render page > engine query');
    expect(paths).toContainEqual(
      expect.stringMatching(/^GET page > render page > GET \/services\/public\/\S+ > select \w+$/),
    );
  });

  it('leave the lists, which serve everybody, in traces of their own', () => {
    const lists = collector.spans.filter(({ name }) => name.includes('GetStockItemsByCompany'));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({ parentSpanId }) => parentSpanId)).toEqual([]);
  });

  it('cover the engine after the body of a request has been read, and end with the request', () => {
    expect(listPaths(search)).toContain('POST /services/engine/query > engine query');
    expect(listSpans(search).every(({ parentSpanId }) => parentSpanId)).toBe(true);
    expect(lastTrace).toMatch(/^[0-9a-f]{32}$/);
    expect(lastTrace).not.toBe(search.traceId);
  });

  it('cover the statements of an order, and mails in a trace of their own that names its cause', () => {
    const root = 'POST /services/orders/Order/PushShoppingCart';
    expect(listPaths(order)).toContain(`${root} > insert orders`);
    const mail = collector.spans.find(({ name, links = [] }) => name.startsWith('send ') && links.length > 0);
    expect(mail?.links?.[0]?.traceId).toBe(order.traceId);
    expect(mail?.traceId).not.toBe(order.traceId);
  });

  it('leave out monitors and what the page has not sampled', () => {
    expect(listSpans(unsampled)).toEqual([]);
    expect(collector.spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  });

  it('contain statements without values, no addresses, and nothing that a client has sent', () => {
    const sent = collector.received.join('\n');
    expect(sent).toContain('"service.name"');
    expect(sent).toMatch(/^\/v1\/traces /);
    for (const secret of secrets) expect(sent).not.toContain(secret);
    const statements = collector.spans.flatMap((span) => readAttribute(span, 'db.query.text') ?? []);
    expect(statements.length).toBeGreaterThan(20);
  });
});

it('writes the trace into the log lines of a request', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const collector = await startSpanCollector();
  const tracing = createTracing(collector.endpoint, '1.2.3');
  const app = Fastify({ logger: { level: 'info', stream } });
  registerRequestSpans(app, tracing);
  app.get('/broken', async () => {
    throw new TypeError('canary-message');
  });
  const { traceId, headers } = newTrace();
  await app.inject({ url: '/broken', headers });
  await app.close();
  await tracing.stop();
  collector.close();
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; trace_id?: string });
  expect(logged.find(({ msg }) => msg === 'canary-message')?.trace_id).toBe(traceId);
  expect(logged.find(({ msg }) => msg === 'request completed')?.trace_id).toBe(traceId);
  expect(collector.spans).toMatchObject([{ name: 'GET /broken', status: { code: 2 } }]);
  expect(collector.received.join()).not.toContain('canary-message');
});

it('reports once that the collector fails, and once that it works again', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  const collector = await startSpanCollector([400, 400, 200]);
  process.env.OTEL_BSP_SCHEDULE_DELAY = '1';
  const tracing = createTracing(collector.endpoint, '1.2.3');
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
  for (const exports of [1, 2, 3]) {
    await tracing.inOwnTrace('work', {}, () => Promise.resolve());
    while (collector.received.length < exports) await setTimeout(5);
  }
  await tracing.stop();
  collector.close();
  expect(reported.mock.calls).toEqual([
    [expect.stringMatching(/^Traces cannot be sent: /)],
    ['Traces are sent again.'],
  ]);
});

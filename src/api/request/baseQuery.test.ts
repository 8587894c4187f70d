/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { mswServer } from '@/../test/support/mswServer';
import { createSecretVault, type SecretVault } from '@/shared/lib/secretVault';

import { baseQuery } from './baseQuery';
import type { RequestArgs, RequestError, RequestOptions } from './requestTypes';

const origin = 'http://localhost:3000';
const ok = () => HttpResponse.json({ isSuccessful: true, data: [] });

type Setting = {
  vault?: SecretVault;
  token?: string;
  language?: 'es' | 'en' | 'zh' | null;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  config?: Parameters<typeof aRuntimeConfig>[0];
};

const send = async (args: RequestArgs, options: RequestOptions = {}, setting: Setting = {}) => {
  const { vault = createSecretVault(), token = '', language = null, fetch: transport } = setting;
  const config = aRuntimeConfig({
    services: {
      public: '/services/public',
      inventory: `${origin}/stock`,
      orders: 'https://orders.example',
      blob: '/blob',
      engine: '',
    },
    ...setting.config,
  });
  const api: BaseQueryApi = {
    signal: setting.signal ?? new AbortController().signal,
    abort: () => undefined,
    dispatch: jest.fn(),
    getState: () => ({ language: { language }, session: { token } }),
    extra: { config, vault, ...(transport && { fetch: transport }) },
    endpoint: 'anEndpoint',
    type: 'query',
  };
  return (await baseQuery(args, api, options)) as { data?: unknown; error?: RequestError };
};

/** Requests that reached the network. */
const sent: Request[] = [];
const respondAt = (address: string, respond: () => Response = ok) =>
  mswServer.use(
    http.all(address, ({ request }) => {
      sent.push(request.clone());
      return respond();
    }),
  );
const only = (): Request => {
  const [request, ...others] = sent;
  if (!request || others.length > 0) throw new Error(`${sent.length} requests were sent`);
  return request;
};

beforeEach(() => {
  sent.length = 0;
  document.cookie = 'XSRF-TOKEN=c00kie';
  respondAt('*');
});

describe('the headers', () => {
  it.each([
    [null, 'en'],
    ['es', 'es'],
    ['zh', 'zh'],
  ] as const)('send the language %s as %s, and mark the application', async (language, header) => {
    await send({ url: '/publics/layout' }, { service: 'public' }, { language });
    expect(only().headers.get('x-language')).toBe(header);
    expect(only().headers.get('x-application')).toBe('api');
    expect(only().headers.get('accept')).toBe('application/json, text/plain, */*');
    expect(only().headers.has('content-type')).toBe(false);
  });

  it.each([
    ['public', '01'],
    ['inventory', '01'],
    ['orders', undefined],
  ] as const)('start a trace at services of the same or a named origin: %s', async (service, flags) => {
    const traces = { ratio: 1, origins: [] };
    await send({ url: '/x' }, { service }, { config: { traces } });
    expect(only().headers.get('traceparent')?.split('-')[3]).toBe(flags);
    const named = { ratio: 1, origins: ['https://orders.example'] };
    await send({ url: '/x' }, { service }, { config: { traces: named } });
    expect(sent[1]?.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('start no trace unless configured, and say which traces are not to be recorded', async () => {
    await send({ url: '/x' }, { service: 'public' });
    expect(only().headers.has('traceparent')).toBe(false);
    const traces = { ratio: Number.MIN_VALUE, origins: [] };
    await send({ url: '/x' }, { service: 'public' }, { config: { traces } });
    expect(sent[1]?.headers.get('traceparent')).toMatch(/-00$/);
  });

  it('use the names from the configuration', async () => {
    const headers = { language: 'X-Idioma', application: 'X-App', applicationValue: 'web' };
    await send({ url: '/x', headers: { 'X-Idioma': 'fr' } }, { service: 'public' }, { config: { headers } });
    expect(only().headers.get('x-idioma')).toBe('en');
    expect(only().headers.get('x-app')).toBe('web');
  });

  it('include the headers of the endpoint and omit undefined ones', async () => {
    await send(
      { url: '/x', headers: { 'If-Match': '"c41"', 'If-None-Match': undefined, Accept: 'text/csv' } },
      { service: 'public' },
    );
    expect(only().headers.get('if-match')).toBe('"c41"');
    expect(only().headers.has('if-none-match')).toBe(false);
    expect(only().headers.get('accept')).toBe('text/csv');
  });

  it.each([
    ['post', { service: 'public' }, '/x', 'c00kie'],
    ['POST', { service: 'inventory' }, '/x', 'c00kie'],
    ['DELETE', {}, '/services/x', 'c00kie'],
    ['GET', { service: 'public' }, '/x', null],
    ['HEAD', { service: 'public' }, '/x', null],
    ['POST', { service: 'orders' }, '/x', null],
    ['POST', {}, '//evil.example/x', null],
    ['POST', {}, '/\\evil.example/x', null],
    ['POST', {}, '/\t/evil.example/x', null],
    ['PUT', {}, 'https://evil.example/x', null],
  ] as [string, RequestOptions, string, string | null][])(
    'carry the XSRF cookie: %s %j %j',
    async (method, options, url, header) => {
      await send({ url, method }, options);
      expect(only().headers.get('x-xsrf-token')).toBe(header);
    },
  );
});

describe('the address', () => {
  it.each([
    [{ service: 'public' }, '/publics/layout', `${origin}/services/public/publics/layout`],
    [{ service: 'inventory' }, '/api/x/1/2/3', `${origin}/stock/api/x/1/2/3`],
    [{ service: 'orders' }, '/Order/PushShoppingCart', 'https://orders.example/Order/PushShoppingCart'],
    [{}, '/plain', `${origin}/plain`],
  ] as [RequestOptions, string, string][])('follows the base of %j', async (options, url, address) => {
    await send({ url }, options);
    expect(only().url).toBe(address);
  });

  it('carries arrays as repeated name[] parameters', async () => {
    await send({ url: '/x', params: { names: ['a', undefined, 'b&c'], none: undefined } }, { service: 'public' });
    expect(only().url).toBe(`${origin}/services/public/x?names%5B%5D=a&names%5B%5D=b%26c`);
  });
});

describe('the session token', () => {
  const signedIn = (secret = 'aa.bb.cc'): Setting => {
    const vault = createSecretVault();
    return { vault, token: vault.seal('token', secret) };
  };

  it.each([
    [{ service: 'public' }, '/x', 'Bearer aa.bb.cc'],
    [{ service: 'inventory' }, '/x', 'Bearer aa.bb.cc'],
    [{ service: 'orders' }, '/x', 'Bearer aa.bb.cc'],
    [{}, 'https://orders.example/y', 'Bearer aa.bb.cc'],
    [{}, 'http://orders.example/y', null],
    [{}, 'https://orders.example.evil.example/y', null],
    [{}, '//evil.example/y', null],
    [{}, '/\\evil.example/y', null],
  ] as [RequestOptions, string, string | null][])(
    'goes to configured origins alone: %j %j',
    async (options, url, header) => {
      await send({ url }, options, signedIn());
      expect(only().headers.get('authorization')).toBe(header);
    },
  );

  it.each([['a.b'], [''], ['a.b.c.d']])('counts as absent: %j', async (secret) => {
    await send({ url: '/x' }, { service: 'public' }, signedIn(secret));
    expect(only().headers.has('authorization')).toBe(false);
  });

  it.each([
    [
      { service: 'public' },
      '/oauth/logout?token=',
      `${origin}/services/public/oauth/logout?token=a%2Fa.b%3Db.c%26c`,
      null,
    ],
    [{ service: 'public' }, '/x?a=1&token=', `${origin}/services/public/x?a=1&token=a%2Fa.b%3Db.c%26c`, null],
    [{}, '/services/public/x?token=', `${origin}/services/public/x?token=a%2Fa.b%3Db.c%26c`, null],
    [{ service: 'public' }, '/x?csrftoken=', `${origin}/services/public/x?csrftoken=`, 'Bearer a/a.b=b.c&c'],
    [{ service: 'inventory' }, '/x?token=', `${origin}/stock/x?token=`, 'Bearer a/a.b=b.c&c'],
    [{}, '/services/publicity?token=', `${origin}/services/publicity?token=`, 'Bearer a/a.b=b.c&c'],
    [{}, 'https://evil.example/x?token=', 'https://evil.example/x?token=', null],
  ] as [RequestOptions, string, string, string | null][])(
    'is appended to token-ended addresses of the public API: %j %j',
    async (options, url, address, header) => {
      await send({ url }, options, signedIn('a/a.b=b.c&c'));
      expect([only().url, only().headers.get('authorization')]).toEqual([address, header]);
    },
  );

  it('is replaced by a sealed reference in a sign-in response', async () => {
    respondAt('*/user/authenticate', () => HttpResponse.json({ isSuccessful: true, data: [{ token: 'x.y.z' }] }));
    const vault = createSecretVault();
    const password = vault.seal('password', 'secret');
    const { data } = await send(
      { url: '/user/authenticate', method: 'POST', body: { username: 'ana', password } },
      { service: 'public' },
      { vault },
    );
    expect(await only().json()).toEqual({ username: 'ana', password: 'secret' });
    expect(only().headers.get('content-type')).toBe('application/json');
    expect(data).toEqual({ isSuccessful: true, data: [{ token: 'sealed.token.2' }] });
    expect(vault.open('sealed.token.2')).toBe('x.y.z');
    expect(vault.open(password)).toBeUndefined();
  });
});

describe('passwords in the body', () => {
  it.each([
    ['an error', () => new HttpResponse('', { status: 500 })],
    ['no response', () => HttpResponse.error()],
  ])('are forgotten after %s, and a second request with them is not sent', async (_, respond) => {
    respondAt('*', respond);
    const vault = createSecretVault();
    const request = {
      url: '/api/clients/login/1',
      method: 'POST',
      body: { password: vault.seal('password', 'secret') },
    };
    await send(request, { service: 'inventory' }, { vault });
    const { error } = await send(request, { service: 'inventory' }, { vault });
    expect(error).toEqual({ kind: 'forgotten', status: 0, statusText: '', url: `${origin}/stock/api/clients/login/1` });
    expect(sent).toHaveLength(1);
  });

  it('are not unsealed for a foreign address', async () => {
    const vault = createSecretVault();
    const password = vault.seal('password', 'secret');
    await send({ url: 'https://evil.example/x', method: 'POST', body: { password } }, {}, { vault });
    expect(await only().json()).toEqual({ password });
  });
});

describe('an error', () => {
  const failing = async (respond: () => Response) => {
    respondAt('*', respond);
    return (await send({ url: '/x', params: { a: 1 } }, { service: 'public' })).error;
  };
  const url = '/services/public/x?a=1';

  it.each([
    [
      'http',
      () => new HttpResponse('', { status: 404, statusText: 'Not Found' }),
      { status: 404, statusText: 'Not Found' },
    ],
    ['unreadable', () => HttpResponse.html('<p>hi</p>', { statusText: 'OK' }), { status: 200, statusText: 'OK' }],
    [
      'refused',
      () => HttpResponse.json({ isSuccessful: false, message: 'no' }, { statusText: 'OK' }),
      { status: 200, statusText: 'OK', message: 'no' },
    ],
    ['network', () => HttpResponse.error(), { status: 0, statusText: 'Failed to fetch' }],
  ])('of kind %s has a status, status text and URL', async (kind, respond, rest) => {
    expect(await failing(respond)).toEqual({ kind, url, ...rest });
  });

  it('shows no token that the caller put in the URL', async () => {
    const notFound = { fetch: () => Promise.resolve(new Response('', { status: 404 })) };
    const { error } = await send({ url: '/x?token=a.b.c&y=1' }, { service: 'public' }, notFound);
    expect(error?.url).toBe('/services/public/x?token=&y=1');
  });

  const never: typeof fetch = () => new Promise(() => undefined);

  it('aborts a request at its time limit, even if the transport ignores the signal', async () => {
    const { error } = await send(
      { url: '/x' },
      { service: 'public' },
      { fetch: never, config: { requestTimeoutMs: 5 } },
    );
    expect(error).toEqual({ kind: 'timeout', status: 0, statusText: '', url: '/services/public/x' });
    expect((await send({ url: '/x' }, { timeoutMs: 5 }, { fetch: never })).error?.kind).toBe('timeout');
  });

  it('counts reading the body toward the time limit', async () => {
    const stalled: typeof fetch = () => Promise.resolve(new Response(new ReadableStream()));
    const { error } = await send({ url: '/x' }, { timeoutMs: 5 }, { fetch: stalled });
    expect(error?.kind).toBe('timeout');
  });

  it('reports cancellation before and during the request', async () => {
    const controller = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    const waiting: typeof fetch = (_, init) => {
      signals.push(init?.signal);
      return never('');
    };
    const running = send({ url: '/x' }, {}, { fetch: waiting, signal: controller.signal });
    controller.abort();
    expect((await running).error?.kind).toBe('cancelled');
    expect(signals[0]?.aborted).toBe(true);
    expect((await send({ url: '/x' }, {}, { signal: controller.signal })).error?.kind).toBe('cancelled');
  });

  it('treats status 0 with a body as 200', async () => {
    // The constructor rejects status 0.
    const transport: typeof fetch = async () => Object.defineProperty(new Response('[1]'), 'status', { value: 0 });
    expect(await send({ url: '/x' }, {}, { fetch: transport })).toMatchObject({ data: [1] });
  });

  it('truncates long messages from a service', async () => {
    const endless = { isSuccessful: false, message: 'x'.repeat(1_000_000) };
    const transport: typeof fetch = async () => Response.json(endless, { status: 409 });
    expect((await send({ url: '/x' }, {}, { fetch: transport })).error?.message).toHaveLength(1000);
  });

  it('never reveals a secret, even if the service echoes the whole request', async () => {
    const secret = fc.string({ unit: 'grapheme-ascii', minLength: 6 }).filter((text) => text.trim().length > 5);
    const part = fc.stringMatching(/^[A-Za-z0-9_-]{8,12}$/);
    await fc.assert(
      fc.asyncProperty(
        secret,
        fc.tuple(part, part, part),
        fc.constantFrom(200, 401, 500),
        async (password, parts, status) => {
          const vault = createSecretVault();
          const token = parts.join('.');
          const echo: typeof fetch = async (address, init) => {
            const body = typeof init?.body === 'string' ? init.body : '{}';
            const { password: sent = '' } = JSON.parse(body) as { password?: string };
            const authorization = new Headers(init?.headers).get('authorization') ?? '';
            const text = `${address as string} ${authorization} ${body} ${sent}`;
            return Response.json({ isSuccessful: false, message: text, requestId: text }, { status });
          };
          const body = { password: vault.seal('password', password) };
          const request = { url: `/x?token=`, method: 'POST', body };
          const setting = { vault, token: vault.seal('token', token), fetch: echo };
          const errors = [
            (await send(request, { service: 'public' }, setting)).error,
            (await send({ url: '/y', headers: { 'x-request-id': '1' } }, { service: 'orders' }, setting)).error,
          ];
          for (const error of errors) {
            expect(error?.kind).toBe('refused');
            expect(error?.message).toContain('…');
            for (const text of Object.values(error ?? {}).map(String)) {
              expect(text).not.toContain(password);
              expect(text).not.toContain(token);
            }
            expect(JSON.parse(JSON.stringify(error))).toEqual(error);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

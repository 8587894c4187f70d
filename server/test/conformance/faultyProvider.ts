import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { demoClient } from '../../demo/demoClients';
import type { TestApp } from '../support/testApp';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** What the services would answer; a fault sends another request, or another answer, or none. */
type Send = (request: Received) => Promise<Answer>;

export type Change = (request: Received, send: Send, seen: Seen) => Promise<Answer | undefined>;

/** What the provider remembers of earlier requests. */
type Seen = {
  /** Of the first request that was answered. */
  authorization: string;
  authorizations: Set<string>;
  uuids: string[];
  bodies: string[];
  inserted: Received[];
};

const seeNothing = (): Seen => ({ authorization: '', authorizations: new Set(), uuids: [], bodies: [], inserted: [] });

export type Faults = Record<string, Change>;

const readBody = async (request: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const createSend =
  ({ app }: TestApp): Send =>
  async ({ method, url, headers, body }) => {
    const { 'content-length': _length, connection: _connection, host: _host, ...sent } = headers;
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: sent,
      remoteAddress: '203.0.113.9',
      ...(body !== '' && { payload: body }),
    });
    const received = Object.entries(response.headers).filter(
      ([name]) => !/^(connection|transfer-encoding)$/.test(name),
    );
    return {
      status: response.statusCode,
      headers: Object.fromEntries(received.map(([name, value]) => [name, String(value)])),
      body: response.rawPayload,
    };
  };

/** The reference services on a port of their own, each call with at most one fault, by a part of its address. */
export const startProvider = async (shop: TestApp, getFaults: () => Faults) => {
  const seen = seeNothing();
  const send = createSend(shop);
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: await readBody(incoming) };
      const fault = Object.entries(getFaults()).find(([part]) => `${method} ${url}`.includes(part));
      const { authorization = '' } = headers;
      seen.authorizations.add(authorization);
      const answered = fault ? await fault[1](request, send, seen) : await send(request);
      if (answered && answered.status < 300 && request.body !== '{}') seen.authorization ||= authorization;
      if (answered?.status === 200 && url.includes('/InsertEntity/')) seen.inserted.push(request);
      if (!answered) return void incoming.socket.destroy();
      outgoing.writeHead(answered.status, { ...answered.headers, 'content-length': answered.body.length });
      outgoing.end(answered.body);
    };
    answer().catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/services`,
    seen,
    forget: () => void Object.assign(seen, seeNothing()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

type Json = Record<string, unknown>;

/** Answers with another body; refusals are left as they are. */
export const changeBody =
  (change: (body: Json) => unknown): Change =>
  async (request, send) => {
    const answer = await send({ ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } });
    if (answer.status !== 200) return answer;
    const body = gzipSync(JSON.stringify(change(JSON.parse(answer.body.toString()) as Json)));
    return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body };
  };

export const changeRecords = (change: (record: Json, index: number) => Json): Change =>
  changeBody(({ data, ...envelope }) => ({ ...envelope, data: (data as Json[]).map(change) }));

export const changeHeaders =
  (
    headers: Record<string, string | undefined>,
    isChanged: (answer: Answer) => boolean = () => true,
    status?: number,
  ): Change =>
  async (request, send) => {
    const answer = await send(request);
    if (!isChanged(answer)) return answer;
    const kept = Object.entries({ ...answer.headers, ...headers }).filter(([, value]) => value !== undefined);
    const changed = Object.fromEntries(kept) as Record<string, string>;
    return { ...answer, status: status ?? answer.status, headers: changed };
  };

/** Takes some requests without the right token for the client's. */
export const acceptTokens =
  (isAccepted: (authorization: string | undefined) => boolean): Change =>
  (request, send, { authorization }) => {
    const { headers } = request;
    return send(isAccepted(headers.authorization) ? { ...request, headers: { ...headers, authorization } } : request);
  };

export const answerWith =
  (status: number, body: string, isChanged: (request: Received, answer: Answer) => boolean = () => true): Change =>
  async (request, send) => {
    const answer = await send(request);
    if (!isChanged(request, answer)) return answer;
    const { 'content-encoding': _encoding, ...headers } = answer.headers;
    return { status, headers, body: Buffer.from(body) };
  };

export const answerOtherClients: Change = (request, send) =>
  send({ ...request, url: request.url.replace(/\/\d+$/, `/${demoClient.clientId}`) });

export const dropHeader =
  (name: string): Change =>
  (request, send) =>
    send({
      ...request,
      headers: Object.fromEntries(Object.entries(request.headers).filter(([each]) => each !== name)),
    });

export const hangUp: Change = async () => undefined;

/** Puts back into the cart what it has just taken out. */
export const refillCart: Change = async (request, send, { inserted }) => {
  const answer = await send(request);
  const last = inserted.at(-1);
  if (answer.status === 200 && last) await send(last);
  return answer;
};

/** Confirms without doing anything. */
export const pretend: Change = (request, send, { authorization }) =>
  send(
    request.headers.authorization === authorization
      ? { ...request, method: 'GET', url: '/services/public/publics/offers', body: '' }
      : request,
  );

/** Takes a request for another one. `times` says how often this very body has come. */
export const receiveAs =
  (change: (body: Json, times: number) => Json): Change =>
  (request, send, { bodies }) => {
    if (request.body === '{}') return send(request);
    bodies.push(request.body);
    const times = bodies.filter((body) => body === request.body).length;
    return send({ ...request, body: JSON.stringify(change(JSON.parse(request.body) as Json, times)) });
  };

const renameUuid = (request: Received): Received => ({
  ...request,
  body: JSON.stringify({ ...(JSON.parse(request.body) as Json), uuid: randomUUID() }),
});

/** A token is tried with one uuid; then come an empty cart, an old version, repeated and parallel pushes, and one that is cut. */
const parallelUuid = 5;
const cutUuid = 6;

const countUuids = ({ body }: Received, { uuids }: Seen) => {
  const { uuid } = JSON.parse(body) as { uuid?: string };
  if (uuid !== undefined && !uuids.includes(uuid)) uuids.push(uuid);
  return uuid === undefined ? 0 : uuids.indexOf(uuid) + 1;
};

/** Forgets the uuid of a push whose connection was cut. */
export const forgetCutPush: Change = (request, send, seen) =>
  send(countUuids(request, seen) === cutUuid ? renameUuid(request) : request);

/** Does not know the uuid of a push that is still under way. */
export const splitParallelPushes = (): Change => {
  const waiting: (() => void)[] = [];
  let count = 0;
  return async (request, send, seen) => {
    if (countUuids(request, seen) !== parallelUuid) return send(request);
    count += 1;
    if (count === 1) await new Promise<void>((resolve) => waiting.push(resolve));
    if (count !== 2) return send(request);
    const answer = await send(renameUuid(request));
    for (const go of waiting.splice(0)) go();
    return answer;
  };
};

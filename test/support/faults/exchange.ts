import { type IncomingHttpHeaders, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** One request passing through the proxy, with the operations available to faults. */
export type Exchange = {
  method: string;
  /** Includes the query. */
  path: string;
  body: Buffer;
  /** Forwards the request to the service, and returns its full response. */
  forward: () => Promise<Answer>;
  /** Responds to the caller; the body can be sent in pieces with a pause between them. */
  answer: (answer: Answer, pieces?: { count: number; pauseMs: number }) => Promise<void>;
  /** Starts a response, and drops the connection after some bytes of its body. */
  breakOff: (answer: Answer, bytes: number) => Promise<void>;
  /** Drops the connection without a response. */
  cut: () => void;
};

// Hop-by-hop headers, and those that change with the length and encoding of the forwarded body.
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'te', 'upgrade']);

const withoutConnection = (headers: IncomingHttpHeaders): Answer['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value && !ofConnection.has(name) ? [[name, value]] : [])),
  );

/** Uncompressed, so that the record of traffic is readable. */
const forwarded = (service: URL, caller: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...withoutConnection(caller.headers), 'accept-encoding': 'identity' };
    const { hostname, port } = service;
    const sized = body.length > 0 ? { ...headers, 'content-length': String(body.length) } : headers;
    const request = ask({ hostname, port, method: caller.method, path: caller.url, headers: sized, agent: false });
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      buffer(response).then((read) => {
        resolve({ status, headers: withoutConnection(response.headers), body: read });
      }, reject);
    });
    request.end(body);
  });

const written = (response: ServerResponse, chunk: Buffer) =>
  new Promise<void>((resolve) => {
    response.write(chunk, () => resolve());
  });

// Browsers resend a request when a reused connection drops: here each connection serves one request.
const begin = (response: ServerResponse, { status, headers, body }: Answer) => {
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, {
    ...headers,
    connection: 'close',
    ...(hasBody && { 'content-length': String(body.length) }),
  });
};

export const createExchange = (
  service: URL,
  caller: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Exchange => ({
  method: caller.method ?? 'GET',
  path: caller.url ?? '/',
  body,
  forward: () => forwarded(service, caller, body),
  answer: async (answer, pieces = { count: 1, pauseMs: 0 }) => {
    begin(response, answer);
    if (caller.method !== 'HEAD') {
      const size = Math.max(1, Math.ceil(answer.body.length / pieces.count));
      for (let from = 0; from < answer.body.length && !response.destroyed; from += size) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, pieces.pauseMs));
        await written(response, answer.body.subarray(from, from + size));
      }
    }
    response.end();
  },
  breakOff: async (answer, bytes) => {
    begin(response, answer);
    response.flushHeaders();
    await written(response, answer.body.subarray(0, bytes));
    response.destroy();
  },
  cut: () => response.destroy(),
});

import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { createBrotliDecompress } from 'node:zlib';

import { unlessAborted } from '@/engine/host/abortSignals';
import type { FetchList } from '@/engine/host/fetchList';

import { isOwnAddress } from '../http/security/origin';

type ListQuestion = { id: number; url: string; headers: Record<string, string> };

type ListAnswer = { id: number } & (
  | { status: number; statusText: string; etag: string | null; body: Uint8Array<ArrayBuffer>; isCompressed: boolean }
  | { failure: string }
);

const decompress = (bytes: Uint8Array) =>
  Readable.toWeb(Readable.from([bytes]).pipe(createBrotliDecompress({ chunkSize: 2 ** 17 })));

/** In the services' thread: reads our own lists for the engine's thread, compressed as they are sent to browsers. */
export const answerListQuestions = (port: MessagePort, fetchOwn: typeof fetch) => {
  const answer = async ({ id, url, headers }: ListQuestion): Promise<ListAnswer> => {
    try {
      const response = await fetchOwn(url, { headers: { ...headers, 'accept-encoding': 'br' } });
      const { status, statusText } = response;
      const isCompressed = response.headers.get('content-encoding') === 'br';
      const body = new Uint8Array(await response.arrayBuffer());
      return { id, status, statusText, etag: response.headers.get('etag'), body, isCompressed };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  const reply = (result: ListAnswer) => port.postMessage(result, 'body' in result ? [result.body.buffer] : []);
  port.on('message', (question: ListQuestion) => void answer(question).then(reply));
};

const bodiless = [204, 304];

/** In the engine's thread: our own lists come from the services' thread, a provider's over HTTP. */
export const createThreadFetch = (port: MessagePort): FetchList => {
  const waiting = new Map<number, (answer: ListAnswer) => void>();
  let lastId = 0;
  port.on('message', (answer: ListAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  const ask = async (url: string, sent: Record<string, string>): Promise<Response> => {
    const id = (lastId += 1);
    const answer = await new Promise<ListAnswer>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, url, headers: sent } satisfies ListQuestion);
    });
    if ('failure' in answer) throw new Error(answer.failure);
    const { status, statusText, etag, body, isCompressed } = answer;
    const content = bodiless.includes(status) ? null : isCompressed ? decompress(body) : body;
    const headers = { 'content-length': String(body.byteLength), ...(etag !== null && { etag }) };
    return new Response(content as BodyInit | null, { status, statusText, headers });
  };

  return (url, init) =>
    isOwnAddress(url)
      ? unlessAborted(ask(url, Object.fromEntries(new Headers(init.headers))), init.signal ?? undefined)
      : fetch(url, init);
};

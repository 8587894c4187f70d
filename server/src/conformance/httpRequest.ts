import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

import type { ReceivedResponse } from '@/api/request/requestOutcome';

import { getErrorMessage } from '../errors';

export type HttpRequest = { method: string; address: string; headers: Headers; body: string | undefined };

/** `bytes` as they were sent, which compression reduces; `content` without compression. Status 0 if there was no response, which `statusText` explains. */
export type HttpResponse = ReceivedResponse & { bytes: number; content: Buffer; milliseconds: number };

const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
  deflate: promisify<Buffer, Buffer>(inflate),
};

const readHeaders = (raw: string[]) => {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
};

const open = ({ method, address, headers, body }: HttpRequest) => {
  const send = new URL(address).protocol === 'https:' ? requestHttps : requestHttp;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return send(address, { method, headers: { ...Object.fromEntries(headers), ...length } });
};

/** Without following redirects, and with the size as transferred, neither of which fetch offers. */
export const sendRequest = async (request: HttpRequest, limitMs: number): Promise<HttpResponse> => {
  const start = performance.now();
  const answer = (rest: Partial<HttpResponse>): HttpResponse => ({
    status: 0,
    statusText: '',
    headers: new Headers(),
    text: '',
    bytes: 0,
    content: Buffer.alloc(0),
    milliseconds: Math.round(performance.now() - start),
    ...rest,
  });
  try {
    return await new Promise((resolve, reject) => {
      const outgoing = open(request);
      const timer = setTimeout(() => outgoing.destroy(new Error(`no response within ${limitMs / 1000} s`)), limitMs);
      outgoing.on('close', () => clearTimeout(timer));
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
          const sent = Buffer.concat(chunks);
          const headers = readHeaders(incoming.rawHeaders);
          const received = answer({ status, statusText, headers, bytes: sent.length });
          const decode = sent.length === 0 ? undefined : decoders[headers.get('content-encoding') ?? ''];
          const decoded = decode ? decode(sent) : Promise.resolve(sent);
          decoded.then((content) => resolve({ ...received, text: content.toString(), content }), reject);
        });
      });
      outgoing.end(request.body);
    });
  } catch (error) {
    return answer({ statusText: getErrorMessage(error) });
  }
};

/** Sends the whole request, and hangs up before the response. */
export const sendAndHangUp = (request: HttpRequest): Promise<void> =>
  new Promise((resolve) => {
    const outgoing = open(request);
    outgoing.on('error', () => resolve());
    outgoing.on('close', () => resolve());
    outgoing.end(request.body, () => outgoing.destroy());
  });

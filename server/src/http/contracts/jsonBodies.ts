import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { getErrorCode } from '../../errors';
import { Refusal } from '../responses/refusal';

const decoder = new TextDecoder('utf-8', { fatal: true });

class BodyError extends Error {
  readonly statusCode = 400;
}

// PostgreSQL cannot store this character in text, and none of our fields needs it. Not recursive, because a body may be
// nested deeper than the call stack allows.
const hasNul = (body: unknown): boolean => {
  const pending = [body];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && value.includes('\u0000')) return true;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) pending.push(inner);
  }
  return false;
};

const decode = (body: Buffer): string => {
  try {
    return decoder.decode(body);
  } catch {
    throw new BodyError('the body is not UTF-8');
  }
};

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

type Done = (error: Error | null, body?: unknown) => void;

/** Accepts only UTF-8, without `__proto__` or U+0000. */
const createJsonParser = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done) => {
    try {
      const text = decode(body);
      void parse(request, text, (error, value) => {
        if (error) done(isJson(text) ? new BodyError('the body contains __proto__ or constructor.prototype') : error);
        else if (text.includes('\\u0000') && hasNul(value)) done(new BodyError('the body contains U+0000'));
        else done(null, value);
      });
    } catch (error) {
      done(error as Error);
    }
  };
};

/** Accepts only JSON bodies. */
export const registerJsonBodies = (app: FastifyInstance) => {
  const parse = createJsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    parse(request, body as Buffer, done),
  );
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new BodyError('the address contains U+0000') : undefined);
  });
};

/** Also accepts gzipped JSON from pages, up to `maxBytes` when unpacked. */
export const registerGzippedJsonBodies = (app: FastifyInstance, maxBytes: number) => {
  const parse = createJsonParser(app);
  app.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (request, body, done) => {
    gunzip(body, { maxOutputLength: maxBytes }, (error, unpacked) => {
      if (!error) parse(request, unpacked, done);
      else if (getErrorCode(error) === 'ERR_BUFFER_TOO_LARGE') done(new Refusal(413, 'tooLarge'));
      else done(new BodyError('the body is not gzip'));
    });
  });
};

import type { FastifyInstance } from 'fastify';

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

/** JSON only: strictly UTF-8, without `__proto__`, without U+0000. */
export const registerJsonBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decode(body as Buffer);
      void parse(request, text, (error, value) => {
        if (error) done(error);
        else if (text.includes('\\u0000') && hasNul(value)) done(new BodyError('the body contains U+0000'));
        else done(null, value);
      });
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new BodyError('the address contains U+0000');
  });
};

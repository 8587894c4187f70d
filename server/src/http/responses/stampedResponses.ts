import type { FastifyReply, FastifyRequest } from 'fastify';

import { chooseEncoding, compress, type Encoding, minCompressedLength } from './responseEncoding';

type StampedResponse = {
  /** Includes the client: one client's response must never be sent to another. */
  key: string;
  /** Read before the data, so that a response is never older than its stamp. */
  stamp: string;
  create: () => Promise<Record<string, unknown>>;
};

export type StampedResponses = {
  send: (request: FastifyRequest, reply: FastifyReply, response: StampedResponse) => Promise<FastifyReply>;
};

type Encoded = { stamp: string; encoding: Encoding; body: Buffer };

const contentType = 'application/json';

const encodeText = async (text: string, wanted: Encoding): Promise<Omit<Encoded, 'stamp'>> =>
  wanted === 'identity' || text.length < minCompressedLength
    ? { encoding: 'identity', body: Buffer.from(text) }
    : { encoding: wanted, body: await compress(text, wanted) };

/**
 * A cache of private responses. Their data is read and encoded again only when the stamp has changed, which every
 * request reads from the database. Beyond `maxBytes`, the least recently used are dropped.
 */
export const createStampedResponses = (maxBytes: number): StampedResponses => {
  const entries = new Map<string, Encoded>();
  let total = 0;

  const drop = (name: string) => {
    total -= entries.get(name)?.body.length ?? 0;
    entries.delete(name);
  };

  const keep = (name: string, entry: Encoded) => {
    drop(name);
    entries.set(name, entry);
    total += entry.body.length;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      drop(oldest);
    }
  };

  return {
    send: async (request, reply, { key, stamp, create }) => {
      const wanted = chooseEncoding(request);
      const name = `${key} ${wanted}`;
      let entry = entries.get(name);
      if (entry?.stamp !== stamp) {
        const text = String(reply.serializeInput(await create(), '200', contentType));
        entry = { stamp, ...(await encodeText(text, wanted)) };
      }
      keep(name, entry);
      reply.header('content-type', `${contentType}; charset=utf-8`).header('cache-control', 'no-store');
      if (entry.encoding !== 'identity') reply.header('content-encoding', entry.encoding);
      return reply.send(entry.body);
    },
  };
};

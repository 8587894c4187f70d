import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '../http/responses/refusal';
import { openUnnamedFile } from '../import/read/rowSpool';

/** A file that was sent, on disk until the response is sent. */
export class Upload {
  readonly digest: string;
  readonly #file: FileHandle;

  constructor(file: FileHandle, digest: string) {
    this.#file = file;
    this.digest = digest;
  }

  /** From its start, as often as needed. */
  read = (): AsyncIterable<Buffer> => this.#file.createReadStream({ start: 0, autoClose: false });

  close = () => this.#file.close();
}

const tooLarge = (limit: number) => new Refusal(413, 'fileTooLarge', { megabytes: limit / 2 ** 20 });

const receive = async (payload: Readable, limit: number): Promise<Upload> => {
  const file = await openUnnamedFile();
  try {
    const hash = createHash('sha256');
    let size = 0;
    // Destroying the request would take the connection with it, and the refusal would not arrive.
    for await (const part of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) throw tooLarge(limit);
      hash.update(part);
      await file.appendFile(part);
    }
    return new Upload(file, hash.digest('base64url'));
  } catch (error) {
    await file.close();
    throw error;
  }
};

export const takesCsv = ({ routeOptions }: FastifyRequest) => {
  const body = routeOptions.schema?.body as { content?: object } | undefined;
  return body?.content !== undefined && 'text/csv' in body.content;
};

/** Bodies of operations that take a CSV file; a connection that is lost halfway leaves nothing. */
export const registerCsvUploads = (app: FastifyInstance) => {
  app.addContentTypeParser('text/csv', async (request: FastifyRequest, payload: Readable) => {
    if (!takesCsv(request)) throw new Refusal(415, 'unsupportedType');
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(bodyLimit);
    return receive(payload, bodyLimit);
  });
  app.addHook('onSend', async ({ body }) => {
    if (body instanceof Upload) await body.close();
  });
};

export const requireUpload = ({ body }: { body: unknown }): Upload => {
  if (body instanceof Upload) return body;
  throw new Refusal(415, 'badRequest', { detail: 'send the file as text/csv' });
};

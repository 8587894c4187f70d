import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';

import { registerBlobRoutes } from '../../src/handlers/blobRoutes';
import { createFilesRepository } from '../../src/repositories/filesRepository';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const name = 'tour.0123456789.mp4';
const mebibyte = 2 ** 20;
const bytes = randomBytes(2 * mebibyte + 100);

describe.each(engines)('films and documents on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let read: number[];

  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await database.db
      .insertInto('files')
      .values({ container: 'Content', name, content_type: 'video/mp4', bytes })
      .execute();
    const files = createFilesRepository(database.db);
    app = fastify();
    registerBlobRoutes(app, {
      ...files,
      find: () => Promise.reject(new Error('was read at once')),
      async *readPieces(...part) {
        for await (const piece of files.readPieces(...part)) {
          read.push(piece.length);
          yield piece;
        }
      },
    });
  });

  beforeEach(() => {
    read = [];
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const send = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', query = '') =>
    app.inject({ method, url: `/Content/${name}${query}`, headers });

  it.each(['', '?w=320'])('sends one whole, in pieces%s', async (query) => {
    const { statusCode, headers, rawPayload } = await send({}, 'GET', query);
    expect([statusCode, headers['content-length'], rawPayload.equals(bytes)]).toEqual([
      200,
      String(bytes.length),
      true,
    ]);
    expect(read).toEqual([mebibyte, mebibyte, 100]);
  });

  it.each([
    ['bytes=0-0', 0, 0, [1]],
    [`bytes=${mebibyte - 1}-${2 * mebibyte}`, mebibyte - 1, 2 * mebibyte, [mebibyte, 2]],
    ['bytes=-5', bytes.length - 5, bytes.length - 1, [5]],
  ])('reads no more of it than %s', async (range, start, end, pieces) => {
    const { statusCode, headers, rawPayload } = await send({ range });
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${bytes.length}`]);
    expect(rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(read).toEqual(pieces);
  });

  it('reads nothing of one that is still the same, or whose size alone is wanted', async () => {
    const { headers } = await send({}, 'HEAD');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect((await send({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await send({ range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    expect(read).toEqual([]);
  });
});

import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

export type StoredFile = { contentType: string; bytes: Buffer };

export type ByteRange = { start: number; end: number };

export type SizeType = 'image/avif' | 'image/webp';

export type PictureSize = { container: string; name: string; width: number; contentType: SizeType };

/** Films and documents, which may be too large to read at once. */
export const isLargeFile = (name: string) => /\.(mp4|webm|pdf)$/.test(name);

const pieceLength = 2 ** 20;

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export const createFilesRepository = (db: Database) => ({
  find: async (container: string, name: string): Promise<StoredFile | undefined> => {
    const row = await db
      .selectFrom('files')
      .select(['content_type', 'bytes'])
      .where('container', '=', container)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { contentType: row.content_type, bytes: Buffer.from(row.bytes) };
  },
  /** Its size, without reading it. */
  describe: async (container: string, name: string) =>
    db
      .selectFrom('files')
      .select(['content_type as contentType', sql<number>`length(bytes)`.as('size')])
      .where('container', '=', container)
      .where('name', '=', name)
      .executeTakeFirst(),
  /** From the start to the end, included; the next piece is read when the one before it is wanted no longer. */
  async *readPieces(container: string, name: string, { start, end }: ByteRange) {
    for (let at = start; at <= end; at += pieceLength) {
      const length = Math.min(pieceLength, end + 1 - at);
      const { piece } = await db
        .selectFrom('files')
        .select(sql<Uint8Array>`substr(bytes, ${at + 1}, ${length})`.as('piece'))
        .where('container', '=', container)
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      yield Buffer.from(piece);
    }
  },
  findSize: async ({ container, name, width, contentType }: PictureSize): Promise<StoredFile | undefined> => {
    const row = await db
      .selectFrom('picture_sizes')
      .select('bytes')
      .where('container', '=', container)
      .where('name', '=', name)
      .where('width', '=', width)
      .where('content_type', '=', contentType)
      .executeTakeFirst();
    return row && { contentType, bytes: Buffer.from(row.bytes) };
  },
  addSize: async ({ container, name, width, contentType }: PictureSize, bytes: Buffer) => {
    await db
      .insertInto('picture_sizes')
      .values({ container, name, width, content_type: contentType, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

import type { Database } from '../db/openDatabase';

export type StoredFile = { contentType: string; bytes: Buffer };

export type SizeType = 'image/avif' | 'image/webp';

export type PictureSize = { container: string; name: string; width: number; contentType: SizeType };

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

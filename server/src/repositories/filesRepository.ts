import type { Database } from '../db/openDatabase';

export type StoredFile = { contentType: string; bytes: Buffer };

export type FilesRepository = {
  find: (container: string, name: string) => Promise<StoredFile | undefined>;
};

export const createFilesRepository = (db: Database): FilesRepository => ({
  find: async (container, name) => {
    const row = await db
      .selectFrom('files')
      .select(['content_type', 'bytes'])
      .where('container', '=', container)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { contentType: row.content_type, bytes: Buffer.from(row.bytes) };
  },
});

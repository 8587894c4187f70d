import { createHash } from 'node:crypto';

import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';

export type FileToStore = {
  container: string;
  name: string;
  contentType: string;
  bytes: Buffer;
  sourceDigest?: string;
};

/** Others, such as `placeholder.en.svg`, have their names from the program. */
export const isNamedByContent = (name: string) => /\.[0-9a-f]{10}\.[a-z0-9]+$/.test(name);

/** The name changes with the content, so that browsers can cache the file forever. */
export const hashedName = (stem: string, extension: string, bytes: Buffer) =>
  `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${extension}`;

export const svgFile = (container: string, stem: string, svg: string): FileToStore => {
  const bytes = Buffer.from(svg);
  return { container, name: hashedName(stem, 'svg', bytes), contentType: 'image/svg+xml', bytes };
};

/** The files to which something new may refer. */
export const selectStored = (db: Database, container: string) =>
  db
    .selectFrom('files')
    .where('container', '=', container)
    .where('name', 'not in', db.selectFrom('unused_files').select('name').where('leaving_since', 'is not', null));

/** In a transaction. */
export const storeFiles = async (db: Database, files: FileToStore[]) => {
  for (const part of inParts(files, 100)) {
    await db
      .deleteFrom('unused_files')
      .where(
        'name',
        'in',
        part.map(({ name }) => name),
      )
      .execute();
    await db
      .insertInto('files')
      .values(
        part.map(({ container, name, contentType, bytes, sourceDigest = null }) => ({
          container,
          name,
          content_type: contentType,
          bytes,
          source_digest: sourceDigest,
        })),
      )
      .onConflict((conflict) => conflict.columns(['container', 'name']).doNothing())
      .execute();
  }
};

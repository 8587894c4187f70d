import type { Kysely } from 'kysely';

import { binaryType, type Engine } from '../engine';
import type { Tables } from '../tables';

/** The sizes of pictures, made when they are first asked for. */
export const createPictureSizes = async (db: Kysely<Tables>, engine: Engine) => {
  await db.schema
    .createTable('picture_sizes')
    .addColumn('container', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', binaryType(engine), (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_sizes_pk', ['container', 'name', 'width', 'content_type'])
    .execute();
  await db.schema.alterTable('files').addColumn('source_digest', 'text').execute();
};

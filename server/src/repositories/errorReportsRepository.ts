import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

export type ErrorReportSummary = {
  id: string;
  receivedAt: number;
  errorName: string;
  errorMessage: string;
  build: string;
  page: string;
  /** In bytes, compressed. */
  size: number;
};

export type ErrorReportsRepository = {
  /** Keeps the first report of an id, and drops the oldest reports beyond the limits. */
  add: (report: Omit<ErrorReportSummary, 'size'>, content: string) => Promise<void>;
  /** Newest first. */
  list: () => Promise<ErrorReportSummary[]>;
  find: (id: string) => Promise<(ErrorReportSummary & { content: string }) | undefined>;
  removeBefore: (moment: number) => Promise<void>;
};

// Anyone can send reports, so they must not be able to fill the disk.
const maxReports = 500;
const maxBytes = 20 * 1024 * 1024;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const summaryColumns = [
  'report_id as id',
  'received_at as receivedAt',
  'error_name as errorName',
  'error_message as errorMessage',
  'build',
  'page',
  'size',
] as const;

export const createErrorReportsRepository = (db: Database): ErrorReportsRepository => ({
  add: async ({ id, receivedAt, errorName, errorMessage, build, page }, content) => {
    const bytes = await compress(content);
    await db
      .insertInto('error_reports')
      .values({
        report_id: id,
        received_at: receivedAt,
        error_name: errorName,
        error_message: errorMessage,
        build,
        page,
        size: bytes.length,
        content: bytes,
      })
      .onConflict((conflict) => conflict.column('report_id').doNothing())
      .execute();
    await db
      .deleteFrom('error_reports')
      .where(
        'report_id',
        'in',
        sql<string>`(
          select report_id from (
            select report_id, row_number() over newest as place, sum(size) over newest as bytes_so_far
            from error_reports window newest as (order by received_at desc, report_id)
          ) as ranked
          where place > ${maxReports} or bytes_so_far > ${maxBytes}
        )`,
      )
      .execute();
  },
  list: () =>
    db.selectFrom('error_reports').select(summaryColumns).orderBy('received_at', 'desc').orderBy('report_id').execute(),
  find: async (id) => {
    const row = await db
      .selectFrom('error_reports')
      .select([...summaryColumns, 'content'])
      .where('report_id', '=', id)
      .executeTakeFirst();
    return row && { ...row, content: (await decompress(row.content)).toString('utf8') };
  },
  removeBefore: async (moment) => {
    await db.deleteFrom('error_reports').where('received_at', '<=', moment).execute();
  },
});

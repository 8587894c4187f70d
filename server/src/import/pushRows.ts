import type { Database } from '../db/openDatabase';
import type { KeepAnswer } from '../office/answerOnce';
import { type BatchResult, refuseFaults, toBatchResult } from '../office/batchResult';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { importCatalogue } from './importCatalogue';
import type { ImportOptions } from './importTypes';
import { priceColumns } from './plan/planPrices';
import { stockColumns } from './plan/planStock';
import { type ItemColumn, itemColumns } from './plan/readItemRow';
import { createRowTable, type FieldValue } from './read/table';
import { createImportOptions } from './rowImport';

type Rows = readonly Record<string, FieldValue>[];

type Batch = { operation: string; catalogId: number; rows: Rows; isAtomic: boolean };

type Tables = Pick<ImportOptions, 'items' | 'stock' | 'prices'>;

/** In rows of public prices. */
const publicPriceColumns = ['code', 'price', 'bestPrice', 'quantityBestPrice'] as const;

/** What `medida import` does with a file, of rows that software sends; leaves one record of the change. */
const importRows = async (
  db: Database,
  context: OfficeContext,
  { operation, catalogId, rows, isAtomic, subject, ...tables }: Batch & { subject: string } & Partial<Tables>,
  keep: KeepAnswer<BatchResult>,
): Promise<BatchResult> => {
  const { config, author, now } = context;
  const { faults } = await importCatalogue(db, {
    ...createImportOptions(context, catalogId),
    ...tables,
    refusesTwins: true,
    skipBad: !isAtomic,
    onWritten: async (transaction, summary) => {
      const result = toBatchResult(rows, summary.faults);
      await recordChange(transaction, config.runtime.accountId, {
        ...author,
        operation,
        subject,
        before: null,
        after: { written: result.written, refused: result.refused },
        moment: now(),
      });
      if (result.written > 0) await keep(transaction, result);
    },
  });
  const result = toBatchResult(rows, faults);
  if (isAtomic) refuseFaults(result);
  return result;
};

type RowBatch = Omit<Batch, 'operation'>;

export const pushStock = (db: Database, office: OfficeContext, batch: RowBatch, keep: KeepAnswer<BatchResult>) =>
  importRows(
    db,
    office,
    {
      ...batch,
      operation: 'pushStock',
      subject: `stock of catalogue ${batch.catalogId}`,
      stock: createRowTable(batch.rows, stockColumns),
    },
    keep,
  );

export const pushItems = (db: Database, office: OfficeContext, batch: RowBatch, keep: KeepAnswer<BatchResult>) =>
  importRows(
    db,
    office,
    {
      ...batch,
      operation: 'pushItems',
      subject: `items of catalogue ${batch.catalogId}`,
      items: createRowTable(batch.rows, itemColumns),
    },
    keep,
  );

export const pushPrices = (
  db: Database,
  office: OfficeContext,
  { list: given, ...batch }: RowBatch & { list: string | undefined },
  keep: KeepAnswer<BatchResult>,
) => {
  const list = given?.trim();
  const tables =
    list === undefined
      ? { items: createRowTable<ItemColumn>(batch.rows, publicPriceColumns) }
      : { prices: { list, table: createRowTable(batch.rows, priceColumns), keepsOthers: true } };
  const subject = `${list === undefined ? 'public prices' : `prices of ${list}`} in catalogue ${batch.catalogId}`;
  return importRows(db, office, { ...batch, ...tables, operation: 'pushPrices', subject }, keep);
};

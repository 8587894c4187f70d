import { createHash } from 'node:crypto';

import type { Language } from '@/shared/i18n/languages';

import { analyzeTables } from '../db/analyzeTables';
import { catalogScope, readDataVersion } from '../db/dataVersions';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { Upload } from '../office/csvUploads';
import type { OfficeContext } from '../office/officeParts';
import { isListName } from '../prices/changePriceLists';
import { toPrintable } from '../printable';
import { createLastImportRepository } from '../repositories/lastImportRepository';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { compareImport, type Comparison } from './compareImport';
import { importCatalogue } from './importCatalogue';
import type { ImportOptions } from './importTypes';
import { openImportJournal } from './lastImport';
import type { ItemCounts } from './plan/placeItems';
import { priceColumns } from './plan/planPrices';
import { stockColumns } from './plan/planStock';
import { itemColumns } from './plan/readItemRow';
import { readEncoding } from './read/encoding';
import { countBadLines, type RowFault } from './read/faults';
import { createTable, TableError } from './read/table';
import { createImportOptions } from './rowImport';

export type ImportInput = {
  catalogId: number;
  kind: 'items' | 'stock' | 'prices';
  name: string;
  /** The price list. */
  list?: string;
  encoding?: string;
  clearBestPrice?: boolean;
  file: Upload;
  /** Of whoever imports it. */
  language: Language;
};

/** An import that is being made by this process. */
export type RunningImport = { by: string; name: string; total: number; done: number };

export type ImportDesk = {
  running: RunningImport | null;
  /** Who previews a file now: one at a time, as each fills memory and a processor. */
  previewedBy: string | null;
};

/** What a preview depends on; whatever changes it makes the preview stale. */
export type ImportBasis = { dataVersion: string | undefined; listVersion: string | null; lastImport: string | null };

const faultsShown = 200;

const readList = ({ kind, list = '' }: ImportInput) => {
  const name = list.trim();
  if (kind === 'prices' && !isListName(name)) throw new Refusal(422, 'listNameMissing');
  return kind === 'prices' ? name : '';
};

const readBasis = async (db: Database, { config }: OfficeContext, input: ImportInput): Promise<ImportBasis> => {
  const { accountId } = config.runtime;
  return {
    dataVersion: await readDataVersion(db, catalogScope(input.catalogId)),
    listVersion: (await createPriceListBook(db, accountId).find(readList(input)))?.version ?? null,
    lastImport: (await createLastImportRepository(db, accountId).find())?.import_id ?? null,
  };
};

/** Of two previews with the same id, both would write the same. */
const createPlanId = (input: ImportInput, basis: ImportBasis) => {
  const { kind, catalogId, encoding = '', clearBestPrice = false, file } = input;
  const parts = [kind, catalogId, readList(input), encoding, clearBestPrice, file.digest, basis];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
};

const toImportOptions = (context: OfficeContext, input: ImportInput): ImportOptions => {
  const { catalogId, kind, name, clearBestPrice = false, file } = input;
  const encoding = readEncoding(input.encoding);
  const open = <Column extends string>(columns: readonly Column[]) =>
    createTable(toPrintable(name), file.read, columns, encoding);
  return {
    ...createImportOptions(context, catalogId),
    items: kind === 'items' ? open(itemColumns) : null,
    stock: kind === 'stock' ? open(stockColumns) : null,
    prices: kind === 'prices' ? { list: readList(input), table: open(priceColumns) } : null,
    clearBestPrice,
  };
};

const toRefusal = (error: unknown) => {
  if (!(error instanceof TableError)) return error;
  const { problem, line, column } = error.fault;
  if (problem === 'encoding') return new Refusal(422, 'fileEncodingWrong', { line });
  if (problem === 'column') return new Refusal(422, 'fileColumnUnknown', { column: toPrintable(column) });
  return new Refusal(422, 'fileUnreadable', { detail: error.message });
};

const showFaults = (faults: RowFault[], language: Language) =>
  faults.slice(0, faultsShown).map(({ line, column, reason, messageId, values }) => ({
    line,
    column,
    reason: messageId ? formatServerMessage(messageId, language, values) : reason,
  }));

const outdated = () => new Refusal(409, 'importOutdated');

/** Imports, or only plans it, and compares the plan with what there is. */
const importCompared = async (
  db: Database,
  context: OfficeContext,
  input: ImportInput,
  options: Pick<ImportOptions, 'dryRun' | 'openJournal'> & {
    onCompared?: (comparison: Comparison) => Promise<void>;
  },
) => {
  const { accountId } = context.config.runtime;
  const { catalogId, language } = input;
  const { onCompared, ...rest } = options;
  let compared: Comparison = { counts: { added: 0, changed: 0, unchanged: 0, removed: 0 }, changes: [] };
  try {
    const result = await importCatalogue(db, {
      ...toImportOptions(context, input),
      ...rest,
      onPlan: async (plan) => {
        compared = await compareImport({ db, accountId, catalogId, language, plan });
        await onCompared?.(compared);
      },
    });
    const { counts } = compared;
    const bad = countBadLines(result.faults);
    if (bad + counts.added + counts.changed + counts.unchanged + counts.removed === 0)
      throw new Refusal(422, 'fileEmpty');
    return { ...compared, result, bad };
  } catch (error) {
    throw toRefusal(error);
  }
};

const readPreview = async (db: Database, context: OfficeContext, input: ImportInput) => {
  const basis = await readBasis(db, context, input);
  const { counts, changes, result, bad } = await importCompared(db, context, input, { dryRun: true });
  return {
    ...counts,
    stillDeleted: result.stillDeleted,
    bad,
    faults: showFaults(result.faults, input.language),
    changes,
    plan: bad === 0 ? createPlanId(input, basis) : null,
  };
};

/** What importing a file would change; nothing is written. */
export const previewImport = async (db: Database, context: OfficeContext, input: ImportInput, desk: ImportDesk) => {
  if (desk.previewedBy !== null) throw new Refusal(409, 'previewRunning', { by: toPrintable(desk.previewedBy) });
  desk.previewedBy = context.author.by;
  try {
    return await readPreview(db, context, input);
  } finally {
    desk.previewedBy = null;
  }
};

/** Imports exactly what a preview has shown: all of it, or nothing. */
export const runImport = async (
  db: Database,
  context: OfficeContext,
  input: ImportInput,
  { plan, desk }: { plan: string; desk: ImportDesk },
) => {
  if (desk.running) throw new Refusal(409, 'importRunning', { by: toPrintable(desk.running.by) });
  const running: RunningImport = { by: context.author.by, name: input.name, total: 0, done: 0 };
  desk.running = running;
  try {
    let basis = await readBasis(db, context, input);
    let { counts }: Pick<Comparison, 'counts'> = { counts: { added: 0, changed: 0, unchanged: 0, removed: 0 } };
    const { result, bad } = await importCompared(db, context, input, {
      dryRun: false,
      onCompared: async (compared) => {
        basis = await readBasis(db, context, input);
        if (createPlanId(input, basis) !== plan) throw outdated();
        ({ counts } = compared);
        running.total = counts.added + counts.changed + counts.removed;
      },
      openJournal: (transaction) =>
        openImportJournal(transaction, context, {
          ...{ catalogId: input.catalogId, kind: input.kind, list: readList(input), name: input.name },
          basis,
          counts,
          onKept: (rows) => {
            running.done += rows;
          },
        }),
    });
    if (bad > 0)
      throw new Refusal(422, 'linesRefused', { count: bad }, {}, { faults: showFaults(result.faults, input.language) });
    await analyzeTables(db, ['stock_items', 'stock_levels', 'list_prices']);
  } finally {
    desk.running = null;
  }
};

export const readLastImport = async (db: Database, { config }: Pick<OfficeContext, 'config'>) => {
  const last = await createLastImportRepository(db, config.runtime.accountId).find();
  return last
    ? {
        importId: last.import_id,
        catalogId: last.catalog_id,
        kind: last.kind,
        list: last.list,
        name: last.file_name,
        date: new Date(last.imported_at).toISOString(),
        by: last.imported_by,
        isUndone: last.undone_at !== null,
        rows: JSON.parse(last.counts) as ItemCounts,
      }
    : null;
};

import { catalogScope, readDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { ListPricesTable } from '../db/priceTables';
import type { StockItemsTable, StockLevelsTable } from '../db/tables';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { createLastImportRepository, type LastImport } from '../repositories/lastImportRepository';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { createImportRepository, inBatches } from './importRepository';
import type { ImportJournal, ImportSummary } from './importTypes';
import type { ItemCounts } from './plan/placeItems';
import { isSameRow } from './plan/planItems';
import type { PlannedPrice } from './plan/planPrices';
import type { PlannedStock } from './plan/planStock';
import { type WritablePlan, writePlan } from './writePlan';

/** A part of what an import has overwritten. */
type KeptItems = { before: StockItemsTable[]; added: number[] };
type KeptStock = { stockItemId: number; before: StockLevelsTable | null; after: StockLevelsTable | null }[];
type KeptPrices = PlannedPrice[];

type Journal = {
  catalogId: number;
  kind: 'items' | 'stock' | 'prices';
  list: string;
  name: string;
  basis: { listVersion: string | null; lastImport: string | null };
  counts: ItemCounts;
  onKept: (rows: number) => void;
};

const describeSubject = ({ catalog_id, list }: Pick<LastImport, 'catalog_id' | 'list'>) =>
  list === '' ? `catalogue ${catalog_id}` : `catalogue ${catalog_id} (${list})`;

const readListVersion = async (db: Database, accountId: number, list: string) =>
  (await createPriceListBook(db, accountId).find(list))?.version ?? null;

const readVersion = (db: Database, accountId: number, { kind, list, catalog_id }: Omit<LastImport, 'import_id'>) => {
  if (kind === 'prices') return readListVersion(db, accountId, list);
  return kind === 'items' ? readDataVersion(db, catalogScope(catalog_id)) : undefined;
};

/** Of an import by command, which is not undone: a backup is. */
export const recordImport = (
  transaction: Database,
  { config, author, now }: OfficeContext,
  { catalogId, files, summary }: { catalogId: number; files: string[]; summary: ImportSummary },
) => {
  const { faults: _, ...counts } = summary;
  return recordChange(transaction, config.runtime.accountId, {
    ...author,
    operation: 'runImport',
    subject: `catalogue ${catalogId}`,
    before: null,
    after: { files, ...counts },
    moment: now(),
  });
};

/** Keeps what an import overwrites, in place of what the last one has. */
export const openImportJournal = async (
  transaction: Database,
  { config, author, now }: OfficeContext,
  { catalogId, kind, list, name, basis, counts, onKept }: Journal,
): Promise<ImportJournal> => {
  const { accountId } = config.runtime;
  const last = createLastImportRepository(transaction, accountId);
  const record = {
    ...{ catalog_id: catalogId, kind, list, file_name: name },
    ...{ imported_at: now(), imported_by: author.by, counts: JSON.stringify(counts) },
  };
  const isSame =
    (await last.replace(basis.lastImport, record)) &&
    (kind !== 'prices' || (await readListVersion(transaction, accountId, list)) === basis.listVersion);
  if (!isSame) throw new Refusal(409, 'importOutdated');
  const repository = createImportRepository(transaction, catalogId);
  return {
    keepItems: async (rows) => {
      const before = await repository.itemsById(rows.map((row) => row.stock_item_id));
      const present = new Set(before.map((row) => row.stock_item_id));
      const added = rows.map((row) => row.stock_item_id).filter((id) => !present.has(id));
      await last.keep({ before, added } satisfies KeptItems);
      onKept(rows.length);
    },
    keepStock: async (planned) => {
      const levels = await repository.lockStock(planned.map(({ stockItemId }) => stockItemId));
      const before = new Map(levels.map((level) => [level.stock_item_id, level]));
      const kept: KeptStock = planned.map(({ stockItemId, level }) => ({
        stockItemId,
        before: before.get(stockItemId) ?? null,
        after: level,
      }));
      await last.keep(kept);
      onKept(planned.length);
    },
    keepPrices: async () => {
      const book = createPriceListBook(transaction, accountId);
      const found = await book.find(list);
      const rows = found ? await book.listRows(found.price_list_id, catalogId) : [];
      for (const part of inBatches(rows)) {
        const kept: KeptPrices = part.map(({ price_list_id: _, ...row }: ListPricesTable) => row);
        await last.keep(kept);
      }
      onKept(counts.added + counts.changed + counts.removed);
    },
    finish: async () => {
      const versionAfter = await readVersion(transaction, accountId, {
        ...record,
        version_after: null,
        undone_at: null,
      });
      await last.finish(versionAfter ?? null);
      await recordChange(transaction, accountId, {
        ...author,
        operation: 'runImport',
        subject: describeSubject(record),
        before: null,
        after: { file: name, kind, ...counts },
        moment: now(),
      });
    },
  };
};

const changedSince = () => new Refusal(409, 'changedSinceImport');

const noFiles = {
  async *missing() {
    yield* [];
  },
};

async function* readParts<Part>(parts: AsyncGenerator): AsyncGenerator<Part> {
  for await (const part of parts) yield part as Part;
}

/** Writes what the import has overwritten by the same means. */
const toUndoPlan = (last: LastImport, parts: AsyncGenerator, transaction: Database): WritablePlan => {
  const repository = createImportRepository(transaction, last.catalog_id);
  async function* items(): AsyncGenerator<StockItemsTable[]> {
    for await (const { before, added } of readParts<KeptItems>(parts)) {
      yield before;
      yield (await repository.itemsById(added)).map((row) => ({ ...row, deleted: 1 }));
    }
  }
  async function* stock(): AsyncGenerator<PlannedStock[]> {
    for await (const kept of readParts<KeptStock>(parts)) {
      const levels = await repository.lockStock(kept.map(({ stockItemId }) => stockItemId));
      const present = new Map(levels.map((level) => [level.stock_item_id, level]));
      const isChanged = ({ stockItemId, after }: KeptStock[number]) => {
        const level = present.get(stockItemId);
        return level && after ? !isSameRow(after, level) : level !== undefined || after !== null;
      };
      if (kept.some(isChanged)) throw changedSince();
      yield kept.map(({ stockItemId, before }) => ({ stockItemId, level: before }));
    }
  }
  return {
    version: last.kind === 'items' ? (last.version_after ?? undefined) : undefined,
    changesLists: last.kind === 'items',
    categoryRows: [],
    media: { categories: noFiles, items: noFiles, features: noFiles, files: noFiles },
    itemPlan:
      last.kind === 'items'
        ? {
            rows: items,
            listed: [],
            getPlace: () => ({ position: 0, stock_item_parent_id: null, is_parent: 0, deleted: 0 }),
          }
        : null,
    featurePlan: null,
    stockPlan: last.kind === 'stock' ? { rows: stock } : null,
    pricePlan: last.kind === 'prices' ? { list: last.list, rows: () => readParts<KeptPrices>(parts) } : null,
  };
};

/** Puts back what the last import has changed, unless something else has changed it since. */
export const undoImport = (db: Database, { config, author, now }: OfficeContext, importId: string) =>
  inTransaction(db, async (transaction) => {
    const { accountId, catalogs, companies } = config.runtime;
    const repository = createLastImportRepository(transaction, accountId);
    const last = await repository.find();
    if (last?.import_id !== importId) throw new Refusal(409, 'importNotLast');
    if (!(await repository.markUndone(importId, now()))) throw new Refusal(409, 'importUndone');
    if (last.kind === 'prices' && (await readVersion(transaction, accountId, last)) !== last.version_after)
      throw changedSince();
    const written = await writePlan(
      transaction,
      {
        accountId,
        companyId: companies[catalogs.indexOf(last.catalog_id)] ?? 0,
        catalogId: last.catalog_id,
        replace: false,
      },
      toUndoPlan(last, repository.parts(), transaction),
    );
    if (written === undefined) throw changedSince();
    // A list that the import has added.
    const list = last.kind === 'prices' ? await createPriceListBook(transaction, accountId).find(last.list) : undefined;
    if (list) await createPriceListBook(transaction, accountId).removeUnused(list.price_list_id);
    await repository.forgetParts();
    await recordChange(transaction, accountId, {
      ...author,
      operation: 'undoImport',
      subject: describeSubject(last),
      before: { file: last.file_name, kind: last.kind, ...(JSON.parse(last.counts) as ItemCounts) },
      after: null,
      moment: now(),
    });
  });

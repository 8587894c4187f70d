import type { StockItemsTable } from '../../db/tables';
import type { ImportRepository } from '../importRepository';
import { normalizeText } from '../read/cells';
import { type FaultList, TranslatedRowError } from '../read/faults';
import type { RowSpool } from '../read/rowSpool';
import { listCells, type Row, type Table } from '../read/table';
import type { IndexedItem, ItemIndex } from './itemIndex';
import { type PlacedItems, placeItems } from './placeItems';
import { type ItemColumn, type ItemValues, readItemRow, type RowSources } from './readItemRow';

type Parents = {
  index: ItemIndex;
  /** The items of the file, in its order. */
  listed: readonly IndexedItem[];
  replace: boolean;
  faults: FaultList;
};

const refuse = (messageId: TranslatedRowError['messageId'], values: TranslatedRowError['values'] = {}) =>
  new TranslatedRowError('parentCode', messageId, values);

/** The ids of items that remain parents because variants already in the catalogue keep referring to them. */
const findRemainingParents = ({ index, replace }: Parents): Set<number | undefined> => {
  const remaining = new Set<number | undefined>();
  for (const { parentId, wasDeleted, line, parent } of index.all) {
    if (parentId === null || wasDeleted === 1) continue;
    const isKept = line === undefined ? !replace : parent === undefined;
    if (isKept) remaining.add(parentId);
  }
  return remaining;
};

const checkParent = (item: IndexedItem, parent: IndexedItem) => {
  const code = JSON.stringify(parent.code);
  const isListed = parent.line !== undefined;
  if (parent === item) throw refuse('rowOwnParent');
  if (!isListed && parent.id === undefined) throw refuse('rowParentUnknown', { code });
  const isVariant = isListed && parent.parent !== undefined ? parent.parent !== null : parent.parentId !== null;
  if (isVariant) throw refuse('rowParentVariant', { code });
  if ((isListed ? parent.isDeleted : parent.wasDeleted) === 1) throw refuse('rowParentDeleted', { code });
};

/** Takes items whose parent will not exist out of the index, which may orphan others in turn. Returns the rest. */
const dropOrphans = (parents: Parents): IndexedItem[] => {
  const { faults } = parents;
  const remainingParents = findRemainingParents(parents);
  const isValid = (item: IndexedItem) => {
    const { parent, line = 0 } = item;
    if (!parent) return true;
    const isFound = faults.attempt(line, () => {
      checkParent(item, parent);
      if (remainingParents.has(item.id)) throw refuse('rowHasVariants');
      return true;
    });
    if (!isFound) item.line = undefined;
    return isFound === true;
  };
  let listed = [...parents.listed];
  for (let before = -1; before !== listed.length;) {
    before = listed.length;
    listed = listed.filter(isValid);
  }
  return listed;
};

type ItemReader = Pick<ImportRepository, 'itemsById'>;

export type ItemPlan = Pick<PlacedItems, 'counts' | 'omitted'> & {
  /** The items of the file, each with the place that the catalogue must give it. */
  listed: readonly IndexedItem[];
  /** How many of them stay deleted because the file does not say. */
  stillDeleted: number;
  getPlace: PlacedItems['getPlace'];
  /** The rows to write; `repository` reads within the transaction that writes them. */
  rows: (repository: ItemReader) => AsyncGenerator<StockItemsTable[]>;
};

/** A row of the file whose values differ from the catalogue's. */
export type SpooledItem = { code: string; values: ItemValues };

type Planning = {
  table: Table<ItemColumn>;
  index: ItemIndex;
  faults: FaultList;
  spool: RowSpool<SpooledItem>;
  catalogId: number;
  sources: Omit<RowSources, 'findExisting'>;
  repository: ItemReader;
  /** Whether a new code may not differ from another one by letter case alone. */
  refusesTwins: boolean;
};

/** Whether two rows of a table have equal values. */
export const isSameRow = <Row extends object>(one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);

const findExistingItems = async (rows: Row<ItemColumn>[], { index, repository }: Planning) => {
  const ids = rows.flatMap(({ cell }) => index.find(normalizeText(cell('code')?.text ?? ''))?.id ?? []);
  return new Map((await repository.itemsById(ids)).map((row) => [row.stock_item_id, row]));
};

/** Reads the file into the index and its changes into the spool; returns the items in the order of their lines. */
const readItems = async (planning: Planning): Promise<{ listed: IndexedItem[]; stillDeleted: number }> => {
  const { table, index, faults, spool, sources, refusesTwins } = planning;
  const listed: IndexedItem[] = [];
  let stillDeleted = 0;
  for await (const rows of table.rows(faults)) {
    await sources.images.prepare(listCells(rows, 'image'));
    const existing = await findExistingItems(rows, planning);
    const findExisting = (code: string) => existing.get(index.find(code)?.id ?? NaN);
    const changed: SpooledItem[] = [];
    for (const row of rows) {
      const draft = readItemRow(row, faults, { ...sources, findExisting });
      if (!draft) continue;
      const { code, parentCode, values, staysDeleted } = draft;
      const twin = refusesTwins && !index.find(code) ? index.findTwin(code) : undefined;
      if (twin) {
        faults.add(row.line, new TranslatedRowError('code', 'rowCodeTwin', { code: JSON.stringify(twin.code) }));
        continue;
      }
      const item = index.findOrAdd(code);
      if (item.line !== undefined) {
        faults.add(row.line, new TranslatedRowError('code', 'rowCodeTwice', { line: item.line }));
        continue;
      }
      const present = findExisting(code);
      item.line = row.line;
      item.parent = parentCode === undefined || parentCode === null ? parentCode : index.findOrAdd(parentCode);
      item.isDeleted = values.deleted;
      item.isSpooled = present === undefined || !isSameRow<Partial<StockItemsTable>>({ ...values, demo: 0 }, present);
      if (item.isSpooled) changed.push({ code, values });
      listed.push(item);
      if (staysDeleted) stillDeleted += 1;
    }
    await spool.add(changed);
  }
  return { listed, stillDeleted };
};

const rowsAtOnce = 300;

export const planItems = async (planning: Planning): Promise<ItemPlan> => {
  const { index, faults, spool, catalogId } = planning;
  const { replace } = planning.sources;
  const read = await readItems(planning);
  const listed = dropOrphans({ index, listed: read.listed, replace, faults });
  const { counts, omitted, isRewritten, getPlace } = placeItems(index, listed, replace);

  async function* rewrittenItems(): AsyncGenerator<Map<number, IndexedItem>> {
    let byId = new Map<number, IndexedItem>();
    for (const item of index.all) {
      if (item.id === undefined || !isRewritten(item)) continue;
      byId.set(item.id, item);
      if (byId.size < rowsAtOnce) continue;
      yield byId;
      byId = new Map();
    }
    yield byId;
  }

  const toRow = ({ code, values }: SpooledItem): StockItemsTable[] => {
    const item = index.find(code);
    // The lines of dropped orphans are in the spool, too.
    if (item?.id === undefined || item.line === undefined) return [];
    return [{ catalog_id: catalogId, stock_item_id: item.id, code, ...values, ...getPlace(item), demo: 0 }];
  };

  return {
    counts,
    omitted,
    listed,
    stillDeleted: read.stillDeleted,
    getPlace,
    async *rows(repository) {
      for await (const part of spool.read()) yield part.flatMap(toRow);
      for await (const byId of rewrittenItems()) {
        const present = await repository.itemsById([...byId.keys()]);
        yield present.flatMap((row) => {
          const item = byId.get(row.stock_item_id);
          return item ? [{ ...row, ...getPlace(item) }] : [];
        });
      }
    },
  };
};

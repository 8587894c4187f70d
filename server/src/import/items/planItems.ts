import type { StockItemsTable } from '../../db/tables';
import { normalizeText } from '../cells';
import { type FaultList, RowError } from '../faults';
import type { ImportRepository } from '../importRepository';
import type { RowSpool } from '../rowSpool';
import type { Row, Table } from '../table';
import { type ItemIndex, none, unspecified } from './itemIndex';
import { type PlacedItems, placeItems } from './placeItems';
import { type ItemColumn, type ItemValues, readItemRow, type RowSources } from './readItemRow';
import { dropOrphans } from './resolveParents';

type ItemReader = Pick<ImportRepository, 'itemsById'>;

export type ItemPlan = Pick<PlacedItems, 'counts'> & {
  /** The rows to write; `repository` reads within the transaction that writes them. */
  rows: (repository: ItemReader) => AsyncGenerator<StockItemsTable[]>;
};

/** A row of the file whose values differ from the catalogue's. */
export type SpooledItem = { item: number; values: ItemValues };

type Planning = {
  table: Table<ItemColumn>;
  index: ItemIndex;
  faults: FaultList;
  spool: RowSpool<SpooledItem>;
  catalogId: number;
  replace: boolean;
  sources: Omit<RowSources, 'findExisting'>;
  repository: ItemReader;
};

/** Whether two rows of a table have equal values. */
export const isSameRow = <Row extends object>(one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);

const findExistingItems = async (rows: Row<ItemColumn>[], { index, repository }: Planning) => {
  const ids = rows.flatMap(({ cell }) => {
    const item = index.find(normalizeText(cell('code')?.text ?? ''));
    const id = item === undefined ? none : index.get('id', item);
    return id === none ? [] : [id];
  });
  return new Map((await repository.itemsById(ids)).map((row) => [row.stock_item_id, row]));
};

/** Reads the file into the index and its changes into the spool; returns the items in the order of their lines. */
const readItems = async (planning: Planning): Promise<number[]> => {
  const { table, index, faults, spool, sources } = planning;
  const listed: number[] = [];
  for await (const rows of table.rows(faults)) {
    const existing = await findExistingItems(rows, planning);
    const findExisting = (code: string) => {
      const item = index.find(code);
      return item === undefined ? undefined : existing.get(index.get('id', item));
    };
    const changed: SpooledItem[] = [];
    for (const row of rows) {
      faults.attempt(row.line, () => {
        const { code, parentCode, values } = readItemRow(row, { ...sources, findExisting });
        const item = index.findOrAdd(code);
        const earlier = index.get('line', item);
        if (earlier !== none) throw new RowError('code', `the code is already on line ${earlier}`);
        const present = findExisting(code);
        const isChanged =
          present === undefined || !isSameRow<Partial<StockItemsTable>>({ ...values, demo: 0 }, present);
        if (isChanged) changed.push({ item, values });
        index.set(item, {
          line: row.line,
          parent: parentCode === undefined ? unspecified : parentCode === null ? none : index.findOrAdd(parentCode),
          isDeleted: values.deleted,
          isSpooled: isChanged ? 1 : 0,
        });
        listed.push(item);
        return true;
      });
    }
    await spool.add(changed);
  }
  return listed;
};

const rowsAtOnce = 300;

export const planItems = async (planning: Planning): Promise<ItemPlan> => {
  const { index, faults, spool, catalogId, replace } = planning;
  const listed = dropOrphans({ index, listed: await readItems(planning), replace, faults });
  const { counts, isSpooled, isRewritten, getPlace } = placeItems(index, listed, replace);

  async function* rewrittenItems(): AsyncGenerator<number[]> {
    let items: number[] = [];
    for (const item of index.all()) {
      if (!isRewritten(item)) continue;
      items.push(item);
      if (items.length < rowsAtOnce) continue;
      yield items;
      items = [];
    }
    yield items;
  }

  return {
    counts,
    async *rows(repository) {
      for await (const part of spool.read())
        yield part
          .filter(({ item }) => isSpooled(item))
          .map(({ item, values }) => ({
            catalog_id: catalogId,
            stock_item_id: index.get('id', item),
            code: index.getCode(item),
            ...values,
            ...getPlace(item),
            demo: 0,
          }));
      for await (const items of rewrittenItems()) {
        const byId = new Map(items.map((item) => [index.get('id', item), item]));
        const present = await repository.itemsById([...byId.keys()]);
        yield present.map((row) => ({ ...row, ...getPlace(byId.get(row.stock_item_id) ?? none) }));
      }
    },
  };
};

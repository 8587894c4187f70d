import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable } from '../db/tables';
import { type CategoryTree, createCategoryTree } from '../import/plan/categoryTree';
import { RowError } from '../import/read/faults';
import { selectStored } from '../repositories/fileStore';
import type { StoredReferences } from './contentFields';

export type ContentRow = {
  kind: string;
  slug: string;
  language: string;
  position: number;
  body: string;
};

export type ContentChange = { file: string; entry: string; change: 'added' | 'changed' | 'removed'; fields: string[] };

type CatalogItems = { byCode: Map<string, number>; byId: Map<number, string> };

/** The items of an entry, where not those of a whole folder are needed. */
export type ItemsOfEntry = { codes: string[]; ids: number[] };

const readItems = async (db: Database, catalogId: number, only: ItemsOfEntry | undefined): Promise<CatalogItems> => {
  const rows = await db
    .selectFrom('stock_items')
    .select(['stock_item_id', 'code'])
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .$if(only !== undefined, (query) =>
      query.where((item) => {
        const { codes = [], ids = [] } = only ?? {};
        return item.or([
          ...(codes.length > 0 ? [item('code', 'in', codes)] : []),
          ...(ids.length > 0 ? [item('stock_item_id', 'in', ids)] : []),
        ]);
      }),
    )
    .execute();
  return {
    byCode: new Map(rows.map(({ code, stock_item_id }) => [code, stock_item_id])),
    byId: new Map(rows.map(({ code, stock_item_id }) => [stock_item_id, code])),
  };
};

/** Paths such as `Kitchen > Pans`, with each name in the first language that has one. */
const createPaths = (rows: StockCategoriesTable[]) => {
  const byId = new Map(rows.map((row) => [row.stock_category_id, row]));
  const getName = ({ name_es, name_en, name_zh }: StockCategoriesTable) => name_es || name_en || name_zh;
  const getPath = (row: StockCategoriesTable): string => {
    const parent = row.parent_stock_category_id === null ? undefined : byId.get(row.parent_stock_category_id);
    return parent ? `${getPath(parent)} > ${getName(row)}` : getName(row);
  };
  return new Map(rows.map((row) => [row.stock_category_id, getPath(row)]));
};

/** Finds a category by a path of names in any language, or by id. */
const findInTree = (tree: CategoryTree, path: string): number | undefined => {
  try {
    return tree.find(path, 'categories').stock_category_id;
  } catch (error) {
    if (error instanceof RowError) return undefined;
    throw error;
  }
};

const first = <Key, Value>(maps: Map<Key, Value>[], key: Key): Value | undefined =>
  maps.map((map) => map.get(key)).find((value) => value !== undefined);

/** Looks items up by code and categories by path; the first catalogue with a match wins. */
export const readReferences = async (
  db: Database,
  { catalogs }: ServerConfig['runtime'],
  only?: ItemsOfEntry,
): Promise<StoredReferences> => {
  const items = new Map<number, CatalogItems>();
  for (const catalogId of catalogs) items.set(catalogId, await readItems(db, catalogId, only));
  const categories = await db.selectFrom('stock_categories').selectAll().where('deleted', '=', 0).execute();
  const paths = catalogs.map((catalogId) => createPaths(categories.filter((row) => row.catalog_id === catalogId)));
  const trees = catalogs.map((catalogId) =>
    createCategoryTree(categories.filter((row) => row.catalog_id === catalogId)),
  );
  const findCategory = (path: string) => trees.map((tree) => findInTree(tree, path)).find((id) => id !== undefined);
  const inCatalogs = (catalogId: number | null) =>
    [...items].flatMap(([id, of]) => (catalogId === null || catalogId === id ? [of] : []));
  return {
    catalogs,
    findItem: (code, catalogId) =>
      first(
        inCatalogs(catalogId).map(({ byCode }) => byCode),
        code,
      ),
    getItemCode: (id, catalogId) =>
      first(
        inCatalogs(catalogId).map(({ byId }) => byId),
        id,
      ),
    // Another category may have the same path, or a name may contain ">".
    getCategoryPath: (id) => {
      const path = first(paths, id);
      return path === undefined || findCategory(path) === id ? path : String(id);
    },
    findCategory,
  };
};

export const readContentRows = (db: Database, accountId: number): Promise<ContentRow[]> =>
  db
    .selectFrom('content')
    .select(['kind', 'slug', 'language', 'position', 'body'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .orderBy('slug')
    .execute();

export const readEnvironmentValues = async (db: Database, accountId: number) => {
  const rows = await db
    .selectFrom('environments')
    .select(['name', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
};

/** The names of the content files in the blob storage. */
export const readStoredNames = async (db: Database) => {
  const rows = await selectStored(db, 'Content').select('name').execute();
  return new Set(rows.map(({ name }) => name));
};

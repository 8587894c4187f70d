import type { Language } from '@/shared/i18n/languages';
import type { Category, CategoryChange } from '@/contracts/office';

import type { Database } from '../db/openDatabase';
import type { StockCategoriesTable } from '../db/tables';
import { FieldsRefusal, notFound } from '../http/responses/refusal';
import { importCatalogue } from '../import/importCatalogue';
import { createImportRepository } from '../import/importRepository';
import { categoryColumns, groupSiblings } from '../import/plan/planCategories';
import { createRowTable } from '../import/read/table';
import { createImportOptions, toFieldsRefusal } from '../import/rowImport';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { createItemBook } from '../repositories/itemBookRepository';

type Rows = readonly StockCategoriesTable[];

type Key = { catalogId: number; categoryId: number };

const arrange = (rows: Rows) => {
  const byId = new Map(rows.map((row) => [row.stock_category_id, row]));
  const siblings = groupSiblings(rows);
  const paths = new Map<string, string>();
  /** With the names of those above it. */
  const toPath = (row: StockCategoriesTable, language: Language): string => {
    const key = `${language} ${row.stock_category_id}`;
    const known = paths.get(key);
    if (known !== undefined) return known;
    const name = row[`name_${language}`];
    // Those that are each other's ancestors end here.
    paths.set(key, name);
    const above = byId.get(row.parent_stock_category_id ?? 0);
    const path = above ? `${toPath(above, language)} > ${name}` : name;
    paths.set(key, path);
    return path;
  };
  /** As the shop shows them: each before those below it. */
  const sortAsTree = (parentId: number | null = null): StockCategoriesTable[] =>
    (siblings.get(parentId) ?? []).flatMap((row) => [row, ...sortAsTree(row.stock_category_id)]);
  return { byId, siblings, toPath, sortAsTree };
};

type Arranged = ReturnType<typeof arrange>;

const toFields = ({ siblings }: Arranged, row: StockCategoriesTable) => {
  const place = (siblings.get(row.parent_stock_category_id) ?? []).indexOf(row) + 1;
  return {
    nameEs: row.name_es,
    nameEn: row.name_en,
    nameZh: row.name_zh,
    parent: String(row.parent_stock_category_id ?? ''),
    position: place === 0 ? '' : String(place),
    deleted: row.deleted === 1,
  };
};

const toRecord = (arranged: Arranged, row: StockCategoriesTable, language: Language): Category => {
  const fields = toFields(arranged, row);
  return {
    categoryKey: `${row.catalog_id}-${row.stock_category_id}`,
    categoryId: String(row.stock_category_id),
    catalogId: row.catalog_id,
    name: arranged.toPath(row, language),
    version: getContentVersion(fields),
    ...fields,
  };
};

type Filter = { catalogId: number; text: string; isDeleted: boolean };

export const listCategories = async (db: Database, { catalogId, text, isDeleted }: Filter, language: Language) => {
  const rows = await createImportRepository(db, catalogId).categories();
  const arranged = arrange(rows);
  const tree = arranged.sortAsTree();
  // Those below a deleted one have moved up.
  const inTree = new Set(tree);
  const left = rows.filter((row) => row.deleted === 0 && !inTree.has(row));
  const shown = isDeleted ? rows.filter((row) => row.deleted === 1) : [...tree, ...left];
  const words = text.trim().toLowerCase().split(/\s+/);
  return shown
    .map((row) => toRecord(arranged, row, language))
    .filter(({ nameEs, nameEn, nameZh, name }) => {
      const texts = [nameEs, nameEn, nameZh, name].join(' ').toLowerCase();
      return words.every((word) => texts.includes(word));
    });
};

const readKey = (categoryKey: string): Key => {
  if (!/^\d{1,9}-\d{1,10}$/.test(categoryKey)) throw notFound();
  const [catalogId = 0, categoryId = 0] = categoryKey.split('-').map(Number);
  return { catalogId, categoryId };
};

/** With how many items have it. */
export const requireCategory = async (db: Database, categoryKey: string, language: Language) => {
  const { catalogId, categoryId } = readKey(categoryKey);
  const rows = await createImportRepository(db, catalogId).categories();
  const arranged = arrange(rows);
  const row = arranged.byId.get(categoryId);
  if (!row) throw notFound();
  return { ...toRecord(arranged, row, language), items: await createItemBook(db, catalogId).countIn(categoryId) };
};

type Saving = {
  operation: 'addCategory' | 'updateCategory' | 'removeCategory';
  catalogId: number;
  /** Null to add one. */
  categoryId: number | null;
  fields: Omit<CategoryChange, 'version'>;
  version?: string | undefined;
};

const pick = (rows: Rows, id: number, fields: object) => {
  const arranged = arrange(rows);
  const row = arranged.byId.get(id);
  const known = row && Object.entries(toFields(arranged, row)).filter(([field]) => field in fields);
  return known ? Object.fromEntries(known) : null;
};

/** Saving a category is an import of one row: by the same checks and rules. Returns its key. */
const saveCategory = async (db: Database, context: OfficeContext, saving: Saving) => {
  const { operation, catalogId, categoryId, fields, version } = saving;
  const { config, author, now } = context;
  const read = (from: Database) => createImportRepository(from, catalogId).categories();
  let before: Rows = [];
  let saved = categoryId;
  const row = { ...(categoryId !== null && { id: String(categoryId) }), ...fields };
  const { faults } = await importCatalogue(db, {
    ...createImportOptions(context, catalogId),
    categories: createRowTable([row], categoryColumns),
    onPlan: async ({ summary, tree }) => {
      before = await read(db);
      const arranged = arrange(before);
      const present = categoryId === null ? undefined : arranged.byId.get(categoryId);
      if (categoryId !== null && !present) throw notFound();
      if (present) refuseStale(version, getContentVersion(toFields(arranged, present)));
      if (categoryId !== null || summary.faults.length > 0) return;
      const known = new Set(before.map(({ stock_category_id: id }) => id));
      saved = tree.all().find(({ stock_category_id: id }) => !known.has(id))?.stock_category_id ?? null;
      if (saved === null) throw new FieldsRefusal({ nameEn: { messageId: 'categoryExists', values: {} } }, 409);
    },
    onWritten: async (transaction) => {
      if (saved === null) return;
      await recordChange(transaction, config.runtime.accountId, {
        ...author,
        operation,
        subject: `category ${saved} in catalogue ${catalogId}`,
        before: pick(before, saved, fields),
        after: pick(await read(transaction), saved, fields),
        moment: now(),
      });
    },
  });
  if (faults.length > 0) throw toFieldsRefusal(faults, 'nameEn');
  return `${catalogId}-${saved}`;
};

type NewCategory = { catalogId: number; fields: Saving['fields'] };

export const addCategory = (db: Database, context: OfficeContext, { catalogId, fields }: NewCategory) =>
  saveCategory(db, context, { operation: 'addCategory', catalogId, categoryId: null, fields });

export const updateCategory = (
  db: Database,
  context: OfficeContext,
  { categoryKey, fields, version }: { categoryKey: string; fields: Saving['fields']; version: string },
) => saveCategory(db, context, { operation: 'updateCategory', ...readKey(categoryKey), fields, version });

/** It stays, as a deleted one, so that it can be put back; what is below it moves up. */
export const removeCategory = (db: Database, context: OfficeContext, categoryKey: string) =>
  saveCategory(db, context, { operation: 'removeCategory', ...readKey(categoryKey), fields: { deleted: true } });

import type { Language } from '@/shared/i18n/languages';
import type { FeatureHeading, FeatureHeadingChange } from '@/contracts/office';

import { catalogScope, readDataVersion, replaceDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { HeaderFeaturesTable } from '../db/tables';
import { logChange } from '../engine/postgres/changeLog';
import { FieldsRefusal, notFound, Refusal } from '../http/responses/refusal';
import { createImportRepository } from '../import/importRepository';
import { readNames } from '../import/names';
import { createHeading, findHeading } from '../import/plan/planFeatures';
import { readWhole } from '../import/read/cells';
import { createFaultList } from '../import/read/faults';
import { createImportOptions, toFieldsRefusal } from '../import/rowImport';
import { getContentVersion, refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { createHeadingUses } from '../repositories/headingUsesRepository';

type Rows = readonly HeaderFeaturesTable[];
type Fields = Omit<FeatureHeadingChange, 'version'>;

const itemsShown = 100;
const maxPlace = 999_999;

const readHeadings = (db: Database, catalogId: number) => createImportRepository(db, catalogId).headings();

const find = (rows: Rows, headingId: number) => {
  const row = rows.find(({ header_feature_id: id }) => id === headingId);
  if (!row) throw notFound();
  return row;
};

const toFields = (rows: Rows, row: HeaderFeaturesTable) => ({
  nameEs: row.name_es,
  nameEn: row.name_en,
  nameZh: row.name_zh,
  position: String(rows.indexOf(row) + 1),
});

const toRecord = (rows: Rows, row: HeaderFeaturesTable): FeatureHeading => {
  const fields = toFields(rows, row);
  return {
    headingKey: `${row.catalog_id}-${row.header_feature_id}`,
    catalogId: row.catalog_id,
    version: getContentVersion(fields),
    ...fields,
  };
};

/** In their order in the shop. */
export const listHeadings = async (db: Database, { catalogId, text }: { catalogId: number; text: string }) => {
  const rows = await readHeadings(db, catalogId);
  const words = text.trim().toLowerCase().split(/\s+/);
  return rows
    .map((row) => toRecord(rows, row))
    .filter(({ nameEs, nameEn, nameZh }) => {
      const names = [nameEs, nameEn, nameZh].join(' ').toLowerCase();
      return words.every((word) => names.includes(word));
    });
};

const readKey = (headingKey: string) => {
  if (!/^\d{1,9}-\d{1,10}$/.test(headingKey)) throw notFound();
  const [catalogId = 0, headingId = 0] = headingKey.split('-').map(Number);
  return { catalogId, headingId };
};

/** With how many features are below it, and the first items that have them. */
export const requireHeading = async (db: Database, headingKey: string, language: Language): Promise<FeatureHeading> => {
  const { catalogId, headingId } = readKey(headingKey);
  const rows = await readHeadings(db, catalogId);
  const record = toRecord(rows, find(rows, headingId));
  const uses = createHeadingUses(db, catalogId, headingId);
  const items = await uses.listItems(itemsShown);
  return {
    ...record,
    features: await uses.count(),
    items: items.map((row) => ({
      itemId: `${catalogId}-${row.stock_item_id}`,
      code: row.code,
      name: row[`name_${language}`],
    })),
  };
};

type Operation = 'addFeatureHeading' | 'updateFeatureHeading' | 'removeFeatureHeading';
type Change = { headingId: number; before: object | null; after: object | null };

/** Of two concurrent changes of a catalogue, imports included, the second begins again with what the first has done. */
const changeHeadings = async (
  db: Database,
  { config, author, now }: OfficeContext,
  { operation, catalogId }: { operation: Operation; catalogId: number },
  work: (transaction: Database, rows: Rows) => Promise<Change>,
) => {
  const scope = catalogScope(catalogId);
  for (;;) {
    const version = await readDataVersion(db, scope);
    const headingId = await inTransaction(db, async (transaction) => {
      if (!(await replaceDataVersion(transaction, scope, version))) return undefined;
      const { headingId: changed, ...change } = await work(transaction, await readHeadings(transaction, catalogId));
      await logChange(transaction, { catalogId, previous: version ?? '', ids: new Set(), hasFeatures: false });
      await recordChange(transaction, config.runtime.accountId, {
        ...author,
        ...change,
        operation,
        subject: `feature heading ${changed} in catalogue ${catalogId}`,
        moment: now(),
      });
      return changed;
    });
    if (headingId !== undefined) return `${catalogId}-${headingId}`;
  }
};

const readFields = (fields: Fields, existing: HeaderFeaturesTable | undefined) => {
  const faults = createFaultList('rows');
  const cell = (column: keyof Fields) => {
    const text = fields[column];
    return text === undefined ? undefined : { column, text };
  };
  const position = cell('position');
  const names = faults.attempt(0, () => readNames(cell, existing));
  const place = faults.attempt(0, () => position && readWhole(position, [1, maxPlace]));
  if (!names) throw toFieldsRefusal(faults.all(), 'nameEn');
  if (faults.all().length > 0) throw toFieldsRefusal(faults.all(), 'position');
  return { names, place };
};

/** Features find their heading by any of its names. */
const refuseSame = (others: Rows, names: Record<string, string>) => {
  if (findHeading(others, Object.values(names)))
    throw new FieldsRefusal({ nameEn: { messageId: 'headingExists', values: {} } }, 409);
};

const pick = (rows: Rows, headingId: number, fields: Fields) =>
  Object.fromEntries(Object.entries(toFields(rows, find(rows, headingId))).filter(([field]) => field in fields));

type NewHeading = { catalogId: number; fields: Omit<Fields, 'position'> };

export const addHeading = (db: Database, context: OfficeContext, { catalogId, fields }: NewHeading) => {
  // Refuses catalogues that are not configured.
  createImportOptions(context, catalogId);
  return changeHeadings(db, context, { operation: 'addFeatureHeading', catalogId }, async (transaction, rows) => {
    const { names } = readFields(fields, undefined);
    refuseSame(rows, names);
    const row = createHeading(rows, catalogId, names);
    await createImportRepository(transaction, catalogId).writeHeadings([row]);
    const headingId = row.header_feature_id;
    return { headingId, before: null, after: pick([...rows, row], headingId, fields) };
  });
};

type Saving = { headingKey: string; fields: Fields; version: string };

export const updateHeading = (db: Database, context: OfficeContext, { headingKey, fields, version }: Saving) => {
  const { catalogId, headingId } = readKey(headingKey);
  return changeHeadings(db, context, { operation: 'updateFeatureHeading', catalogId }, async (transaction, rows) => {
    const row = find(rows, headingId);
    refuseStale(version, getContentVersion(toFields(rows, row)));
    const { names, place } = readFields(fields, row);
    const others = rows.filter((other) => other !== row);
    const present = new Set([row.name_es, row.name_en, row.name_zh]);
    refuseSame(others, Object.fromEntries(Object.entries(names).filter(([, name]) => !present.has(name))));
    const changed = { ...row, ...names };
    const ordered = others.toSpliced(place ? place - 1 : rows.indexOf(row), 0, changed);
    const repository = createImportRepository(transaction, catalogId);
    await repository.writeHeadings(ordered.map((each, index) => ({ ...each, position: index + 1 })));
    return { headingId, before: pick(rows, headingId, fields), after: pick(ordered, headingId, fields) };
  });
};

/** Refused as long as features are below it: the shop would show them among the others. */
export const removeHeading = (db: Database, context: OfficeContext, headingKey: string) => {
  const { catalogId, headingId } = readKey(headingKey);
  return changeHeadings(db, context, { operation: 'removeFeatureHeading', catalogId }, async (transaction, rows) => {
    const row = find(rows, headingId);
    const uses = createHeadingUses(transaction, catalogId, headingId);
    const features = await uses.count();
    if (features > 0) throw new Refusal(409, 'headingInUse', { name: toPrintable(row.name_en), features });
    await uses.removeHeading();
    return { headingId, before: toFields(rows, row), after: null };
  });
};

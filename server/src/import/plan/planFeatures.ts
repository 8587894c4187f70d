import { firstRandomId } from '../../db/newId';
import type { HeaderFeaturesTable, ItemFeaturesTable } from '../../db/tables';
import type { MediaSource } from '../images';
import { type Names, readNames } from '../names';
import { type Cell, readText } from '../read/cells';
import { type FaultList, RowError, TranslatedRowError } from '../read/faults';
import type { RowSpool } from '../read/rowSpool';
import { listCells, type Row, type Table } from '../read/table';
import { findMax } from './categoryTree';

export const featureColumns = [
  'code',
  'headingEs',
  'headingEn',
  'headingZh',
  'nameEs',
  'nameEn',
  'nameZh',
  'valueEs',
  'valueEn',
  'valueZh',
  'image',
  'file',
] as const;

export type FeatureColumn = (typeof featureColumns)[number];

export type FeaturePlan = {
  headings: HeaderFeaturesTable[];
  count: number;
  /** The items whose current features are replaced. */
  itemIds: () => Iterable<number>;
  rows: () => AsyncGenerator<ItemFeaturesTable[]>;
};

type Planning = {
  table: Table<FeatureColumn>;
  faults: FaultList;
  spool: RowSpool<ItemFeaturesTable>;
  catalogId: number;
  headings: HeaderFeaturesTable[];
  /** The highest id of a feature so far. */
  lastFeatureId: number;
  featuresOf: readonly number[];
  findItem: (code: string) => number | undefined;
  images: Pick<MediaSource, 'prepare' | 'find'>;
  files: Pick<MediaSource, 'prepare' | 'find'>;
};

const maxValueLength = 2000;

type GetCell = (column: FeatureColumn) => Cell | undefined;

const readOptional = (cell: GetCell, column: FeatureColumn): string | null => {
  const found = cell(column);
  const text = found ? readText(found, maxValueLength) : '';
  return text === '' ? null : text;
};

const headingCells = { nameEs: 'headingEs', nameEn: 'headingEn', nameZh: 'headingZh' } as const;

const fold = (name: string) => name.trim().toLowerCase();

type Headings = readonly HeaderFeaturesTable[];

export const findHeading = (headings: Headings, names: readonly string[]) => {
  const folded = names.map(fold);
  return headings.find((row) => [row.name_es, row.name_en, row.name_zh].some((name) => folded.includes(fold(name))));
};

/** Behind the others. */
export const createHeading = (headings: Headings, catalogId: number, names: Names): HeaderFeaturesTable => ({
  catalog_id: catalogId,
  header_feature_id: findMax(headings.map((row) => row.header_feature_id).filter((id) => id < firstRandomId)) + 1,
  position: findMax(headings.map(({ position }) => position)) + 1,
  ...names,
});

/** Finds headings by any of their names, and adds unknown ones. */
const createHeadings = (existing: Headings, catalogId: number) => {
  const all = [...existing];
  return {
    added: () => all.slice(existing.length),
    read: (cell: GetCell): number | null => {
      const given = Object.values(headingCells).flatMap((column) => readOptional(cell, column) ?? []);
      if (given.length === 0) return null;
      const known = findHeading(all, given);
      if (known) return known.header_feature_id;
      const names = readNames((column) => cell(headingCells[column]), undefined);
      const row = createHeading(all, catalogId, names);
      all.push(row);
      return row.header_feature_id;
    },
  };
};

const noValue = { value_es: null, value_en: null, value_zh: null };

/** A value in only one language, such as a measurement, applies to all of them. */
const readValues = (cell: GetCell, isOptional: boolean) => {
  const [value_es, value_en, value_zh] = (['valueEs', 'valueEn', 'valueZh'] as const).map((column) =>
    readOptional(cell, column),
  );
  const any = value_en ?? value_es ?? value_zh ?? null;
  if (any === null && isOptional) return noValue;
  if (any === null) throw new TranslatedRowError('valueEn', 'rowValueMissing');
  return { value_es: value_es ?? any, value_en: value_en ?? any, value_zh: value_zh ?? any };
};

/** The lines of an item, in their order, replace all of its features. */
export const planFeatures = async (planning: Planning): Promise<FeaturePlan> => {
  const { table, faults, spool, catalogId, headings, lastFeatureId, featuresOf, findItem, images, files } = planning;
  const known = createHeadings(headings, catalogId);
  const counts = new Map<number, number>();
  let count = 0;

  const readFeature = ({ cell }: Row<FeatureColumn>): ItemFeaturesTable => {
    const code = readOptional(cell, 'code');
    if (code === null) throw new RowError('code', 'the code is missing');
    const itemId = findItem(code);
    if (itemId === undefined) throw new RowError('code', `there is no item ${JSON.stringify(code)}`);
    const [image, file] = [readOptional(cell, 'image'), readOptional(cell, 'file')];
    if (image !== null && file !== null) throw new TranslatedRowError('file', 'rowPictureOrFile');
    const position = (counts.get(itemId) ?? 0) + 1;
    const feature: ItemFeaturesTable = {
      catalog_id: catalogId,
      stock_item_feature_id: lastFeatureId + count + 1,
      stock_item_id: itemId,
      header_feature_id: known.read(cell),
      position,
      ...readNames(cell, undefined),
      ...readValues(cell, image !== null || file !== null),
      image_name: image && images.find(image),
      file_name: file && files.find(file),
    };
    counts.set(itemId, position);
    count += 1;
    return feature;
  };

  for await (const rows of table.rows(faults)) {
    await images.prepare(listCells(rows, 'image'));
    await files.prepare(listCells(rows, 'file'));
    await spool.add(rows.flatMap((row) => faults.attempt(row.line, () => readFeature(row)) ?? []));
  }
  return {
    headings: known.added(),
    count,
    itemIds: () => new Set([...featuresOf, ...counts.keys()]),
    rows: spool.read,
  };
};

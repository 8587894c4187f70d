import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';

import { units } from '@/shared/lib/packing';

import { type PaletteName, palettes } from './colors';
import { type MaterialName, materials } from './materials';
import { inAll, type Translated } from './translated';

export type Gender = 'm' | 'f';
export type Noun = Translated & { gender: Gender; plural: boolean };

/** What its quantities count, and in which of them it is sold. */
export type Packing = { unit: (typeof units)[number]; minimum?: number; step?: number; size?: number };

export type Kind = {
  /** The name of its pictures in server/pictures/products. */
  product: string;
  code: string;
  noun: Noun;
  materials: MaterialName[];
  palette: PaletteName;
  sizes: string[];
  /** For the smallest size in the plainest material. */
  priceCents: number;
  /** Units per carton. */
  carton: number;
  /** In grams, for the smallest size. */
  weight: number;
  patterned: boolean;
  packing?: Packing | undefined;
};

/** `categories` leads from the root to the kind's own. Services still return discontinued ones, marked as deleted. */
export type ListedKind = { kind: Kind; categories: Translated[]; deleted: boolean };

type Cells = Record<string, string>;

const readList = (text = '') => text.split(' | ');

const readTexts = (cells: Cells, column: string): Translated =>
  inAll(cells[`${column} es`] ?? '', cells[`${column} en`] ?? '', cells[`${column} zh`] ?? '');

/** The Spanish starts with the gender, as in `f Taza`; `mp` and `fp` are plurals. */
const readNoun = (cells: Cells): Noun => {
  const { es, en, zh } = readTexts(cells, 'noun');
  const [mark = 'm', ...words] = es.split(' ');
  return { ...inAll(words.join(' '), en, zh), gender: mark.startsWith('f') ? 'f' : 'm', plural: mark.endsWith('p') };
};

const readName = <Name extends string>(known: readonly Name[], text = ''): Name => {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new RangeError(`"${text}" is none of ${known.join(', ')}`);
  return found;
};

const readPacking = ({ unit, minimum, step, size }: Cells): Packing | undefined =>
  unit
    ? {
        unit: readName(units, unit),
        ...(minimum && { minimum: Number(minimum) }),
        ...(step && { step: Number(step) }),
        ...(size && { size: Number(size) }),
      }
    : undefined;

const readCategories = (cells: Cells): Translated[] => {
  const { es, en, zh } = readTexts(cells, 'category');
  const [english, chinese] = [en.split(' > '), zh.split(' > ')];
  return es.split(' > ').map((name, depth) => inAll(name, english[depth] ?? '', chinese[depth] ?? ''));
};

const readKind = (cells: Cells): ListedKind => ({
  kind: {
    product: cells.product ?? '',
    code: cells.code ?? '',
    noun: readNoun(cells),
    materials: readList(cells.materials).map((name) => readName(Object.keys(materials) as MaterialName[], name)),
    palette: readName(Object.keys(palettes) as PaletteName[], cells.palette),
    sizes: readList(cells.sizes),
    priceCents: Number(cells.cents),
    carton: Number(cells.carton),
    weight: Number(cells.weight),
    patterned: cells.patterned === 'yes',
    packing: readPacking(cells),
  },
  categories: readCategories(cells),
  deleted: cells.deleted === 'yes',
});

/** A file in server/demo/catalogue has a line for each kind of item, in the order of the category tree. */
export const readKinds = async (rootDirectory: string, name: string): Promise<ListedKind[]> => {
  const text = await readFile(join(rootDirectory, 'server', 'demo', 'catalogue', `${name}.csv`), 'utf8');
  return Papa.parse<Cells>(text, { header: true, skipEmptyLines: true }).data.map(readKind);
};

import type { units } from '@/shared/lib/packing';

import type { PaletteName } from './colors';
import type { MaterialName } from './materials';
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

/** The Spanish starts with the gender, as in `f Taza`; `mp` and `fp` are plurals. */
const createNoun = (es: string, en: string, zh: string): Noun => {
  const [mark = 'm', ...words] = es.split(' ');
  return { ...inAll(words.join(' '), en, zh), gender: mark.startsWith('f') ? 'f' : 'm', plural: mark.endsWith('p') };
};

type Making = { materials: MaterialName[]; palette?: PaletteName; sizes: string[]; patterned?: boolean };
type Trade = Pick<Kind, 'priceCents' | 'carton' | 'weight' | 'packing'>;

export const kind = (
  product: string,
  code: string,
  [es, en, zh]: readonly [string, string, string],
  { materials, palette = 'none', sizes, patterned = false }: Making,
  { priceCents, carton, weight, packing }: Trade,
): Kind => ({
  product,
  code,
  noun: createNoun(es, en, zh),
  materials,
  palette,
  sizes,
  patterned,
  priceCents,
  carton,
  weight,
  packing,
});

export const trade = (priceCents: number, carton: number, weight: number, packing?: Packing): Trade => ({
  priceCents,
  carton,
  weight,
  packing,
});

/** Single pieces that are sold in whole packs. */
export const piecesBy = (size: number, minimum = size): Packing => ({ unit: 'piece', minimum, step: size, size });

/** The category tree: roots contain branches, branches leaves, and leaves the kinds of items. */
export type Leaf = { name: Translated; kinds: Kind[] };
export type Branch = { name: Translated; leaves: Leaf[] };
export type Root = { name: Translated; branches: Branch[]; deleted?: boolean };

export const leaf = (name: Translated, ...kinds: Kind[]): Leaf => ({ name, kinds });
export const branch = (name: Translated, ...leaves: Leaf[]): Branch => ({ name, leaves });
export const root = (name: Translated, ...branches: Branch[]): Root => ({ name, branches });

import type { Motif } from '../pictures/look';
import type { Random } from '../random';
import type { PlacedKind } from './categoryTrees';
import type { Collection } from './collections';
import type { ColorName } from './colors';
import { listColors, pickMotif } from './itemLook';
import type { Kind } from './kind';
import type { MaterialName } from './materials';

export type Version = { color: ColorName | null; size: string | null };

/** Items of one design: a single one, several of equal rank, or the variants of a parent. */
export type ItemGroup = {
  number: number;
  kind: Kind;
  categoryId: number;
  deleted: boolean;
  collection: Collection;
  series: number;
  material: MaterialName;
  motif: Motif;
  level: number;
  shape: number;
  /** What the variants have in common, if there is a parent. */
  parent: Version | null;
  versions: Version[];
};

const createVersions = (random: Random, kind: Kind, colors: ColorName[]): Pick<ItemGroup, 'parent' | 'versions'> => {
  const color = colors.length === 0 ? null : random.pick(colors);
  const size = random.pick(kind.sizes);
  const bySize = (count: number) => kind.sizes.slice(0, count).map((each) => ({ color, size: each }));
  const byColor = (count: number) =>
    random
      .shuffle(colors)
      .slice(0, count)
      .map((each) => ({ color: each, size }));
  const form = random.next();
  if (form < 0.58) return { parent: null, versions: [{ color, size }] };
  if (form < 0.8) return { parent: null, versions: colors.length > 1 ? byColor(2) : bySize(2) };
  if (colors.length > 2 && random.chance(0.6))
    return { parent: { color: null, size }, versions: byColor(random.int(3, 5)) };
  return { parent: { color, size: null }, versions: bySize(4) };
};

type Supply = { kinds: PlacedKind[]; collections: Collection[]; shapes: number };

/** Endless: each round yields every kind in a new collection, so that each page of the list is varied. */
export function* generateItemGroups(random: Random, { kinds, collections, shapes }: Supply): Generator<ItemGroup> {
  for (let round = 0, number = 0; ; round += 1) {
    for (const [place, { kind, categoryId, deleted }] of random.shuffle([...kinds.entries()])) {
      const turn = round + place * 7;
      const collection = collections[turn % collections.length];
      if (collection === undefined) throw new RangeError('A catalogue needs at least one collection');
      const material = random.pick(kind.materials);
      number += 1;
      yield {
        number,
        kind,
        categoryId,
        deleted,
        collection,
        series: Math.floor(round / collections.length) + 1,
        material,
        motif: pickMotif(random, kind, material),
        level: random.int(88, 135) / 100,
        shape: turn % shapes,
        ...createVersions(random, kind, listColors(kind, material)),
      };
    }
  }
}

const towelColors: ColorName[] = ['white', 'navy', 'sage'];

/** The design that comes in every combination of size and colour, except for the last one. */
export const createMatrixGroup = (group: ItemGroup): ItemGroup => {
  const versions = group.kind.sizes.flatMap((size) => towelColors.map((color) => ({ color, size })));
  return { ...group, deleted: false, parent: { color: null, size: null }, versions: versions.slice(0, -1) };
};

export const isMatrixKind = ({ product }: Kind): boolean => product === 'towels';

import { type CatalogColumns, isParentAt, itemMarks } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import type { CatalogFilter } from '../query/catalogQuery';
import { type Families, findParentsOfFound, hasPassingVariant } from '../query/families';
import { createScratch } from '../scratch';
import { fails, type Outcomes, passes, passesBesideVariants } from './outcomes';

/**
 * Items of one kind have the same category, catalogue and marks, so filters other than text, features and prices are
 * evaluated per kind: there are hundreds of kinds, but perhaps a million items.
 */
export type Kinds = {
  byItem: Uint32Array;
  /** The category of each kind, or -1. */
  places: Int32Array;
  /** The marks of each kind, with its catalogue in the bits above them. */
  marks: Uint8Array;
};

const { offer: offerBit, recent: recentBit } = itemMarks;
const catalogShift = 2;

/** What marks a parent marks its variants. */
export const classifyItems = (
  { length, tree, catalogIds, catalogByItem, categoryByItem, marksByItem }: CatalogColumns,
  { byItem: families }: Families,
): Kinds => {
  const categories = tree.walk.length + 1;
  const marksCount = catalogIds.length << catalogShift;
  const byItem = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const first = families[at] ?? -1;
    const ofParent = isParentAt({ marksByItem }, first) ? (marksByItem[first] ?? 0) : 0;
    const own = ((marksByItem[at] ?? 0) | ofParent) & (offerBit | recentBit);
    const marks = own | ((catalogByItem[at] ?? 0) << catalogShift);
    byItem[at] = marks * categories + (categoryByItem[at] ?? -1) + 1;
  }
  const all = Array.from({ length: marksCount * categories }, (_, kind) => kind);
  return {
    byItem,
    places: Int32Array.from(all, (kind) => (kind % categories) - 1),
    marks: Uint8Array.from(all, (kind) => Math.floor(kind / categories)),
  };
};

export type Selection = {
  /** The items that are listed, and among them those that are counted: parents are not, where variants of theirs are listed. */
  matches: number;
  total: number;
  /** Whether each item passes every filter. Valid until the next selection. */
  outcomes: Outcomes;
  /** The items that fail one filter at most, in catalogue order: all that is listed or counted. Valid as long. */
  candidates: Uint32Array;
  /** Match counts with the named filter left out; `places` is indexed by category. */
  places: Uint32Array;
  catalogs: number[];
  offers: number;
  recent: number;
};

type Passes = { offers: boolean; recent: boolean; catalogs: boolean };

const createFilter = (
  { catalogIds }: CatalogColumns,
  marks: number,
  { offers = false, recent = false, catalogIds: chosen = [] }: CatalogFilter,
): Passes => ({
  offers: !offers || (marks & offerBit) !== 0,
  recent: !recent || (marks & recentBit) !== 0,
  catalogs: chosen.length === 0 || chosen.includes(catalogIds[marks >> catalogShift] ?? -1),
});

const getCategoryRange = ({ tree }: CatalogColumns, categoryId: string | null | undefined) => {
  if (categoryId === null || categoryId === undefined || categoryId === '') return { enter: -1, exit: 0x7fffffff };
  // An unknown category contains no items.
  return tree.byId.get(categoryId) ?? { enter: 0, exit: 0 };
};

const takeOutcomes = createScratch((length) => new Uint8Array(length));
const takeCandidates = createScratch((length) => new Uint32Array(length));

/**
 * A single pass over all items yields the matches and the counts of every facet. A parent of found variants is not
 * counted: it is listed where it passes together with one of them.
 */
export const select = (
  { catalog, kinds, families }: { catalog: CatalogColumns; kinds: Kinds; families: Families },
  weights: Uint8Array | null,
  narrowed: Outcomes | null,
  filter: CatalogFilter,
): Selection => {
  const { tree, catalogIds } = catalog;
  const { enter, exit } = getCategoryRange(catalog, filter.categoryId);
  const passesByMarks = Array.from({ length: catalogIds.length << catalogShift }, (_, marks) =>
    createFilter(catalog, marks, filter),
  );
  const passesAll = passesByMarks.map(({ offers, recent, catalogs }) => offers && recent && catalogs);
  const isInCategory = (kind: number) => {
    const place = kinds.places[kind] ?? -1;
    return place >= enter && place < exit;
  };
  const isSelected = Uint8Array.from(kinds.marks, (marks, kind) => (passesAll[marks] && isInCategory(kind) ? 1 : 0));
  const { byItem } = kinds;
  const outcomes = takeOutcomes(byItem.length).fill(fails);
  const candidates = takeCandidates(byItem.length);
  let candidateCount = 0;
  const countsByKind = new Uint32Array(kinds.marks.length);

  for (let at = 0; at < byItem.length; at += 1) {
    if (weights?.[at] === 0) continue;
    const kind = byItem[at] ?? 0;
    const outcome = narrowed === null ? passes : (narrowed[at] ?? passes);
    if (isSelected[kind] === 1 && outcome !== fails) {
      outcomes[at] = outcome;
      candidates[candidateCount] = at;
      candidateCount += 1;
    }
    if (outcome === passes) increment(countsByKind, kind);
  }

  let beside = 0;
  for (const at of findParentsOfFound(families, weights)) {
    const kind = byItem[at] ?? 0;
    if (narrowed === null || narrowed[at] === passes) countsByKind[kind] = (countsByKind[kind] ?? 0) - 1;
    const isBeside = outcomes[at] === passes && hasPassingVariant(families, at, outcomes);
    outcomes[at] = isBeside ? passesBesideVariants : fails;
    if (isBeside) beside += 1;
  }

  const places = new Uint32Array(tree.walk.length);
  const counts = new Uint32Array(passesByMarks.length);
  for (const [kind, count] of countsByKind.entries()) {
    const [marks = 0, place = -1] = [kinds.marks[kind], kinds.places[kind]];
    if (isInCategory(kind)) counts[marks] = (counts[marks] ?? 0) + count;
    if (passesAll[marks] && place >= 0) places[place] = (places[place] ?? 0) + count;
  }
  const countWhere = (isCounted: (passing: Passes, marks: number) => boolean): number =>
    passesByMarks.reduce((sum, one, marks) => (isCounted(one, marks) ? sum + (counts[marks] ?? 0) : sum), 0);
  const total = countWhere(({ offers, recent, catalogs }) => offers && recent && catalogs);
  return {
    matches: total + beside,
    total,
    outcomes,
    candidates: candidates.subarray(0, candidateCount),
    places,
    catalogs: catalogIds.map((_, number) =>
      countWhere(({ offers, recent }, marks) => offers && recent && marks >> catalogShift === number),
    ),
    offers: countWhere(({ recent, catalogs }, marks) => recent && catalogs && (marks & offerBit) !== 0),
    recent: countWhere(({ offers, catalogs }, marks) => offers && catalogs && (marks & recentBit) !== 0),
  };
};

import type { MergedCatalog } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import type { CatalogFilter } from '../query/catalogQuery';
import { fails, type Outcomes, passes } from './narrowing';

/** The item attributes that filters other than text and category use, packed into one number per item. */
export type Kinds = Uint8Array;

const offerBit = 1;
const recentBit = 2;
const catalogShift = 2;

export const classifyItems = ({ items, catalogByItem }: MergedCatalog): Kinds =>
  Uint8Array.from(
    items,
    ({ isOffer, isNew }, at) =>
      (isOffer ? offerBit : 0) | (isNew ? recentBit : 0) | ((catalogByItem[at] ?? 0) << catalogShift),
  );

export type Selection = {
  total: number;
  /** 1 for each item that passes every filter. */
  selected: Uint8Array;
  outcomes: Outcomes;
  /** Match counts with the named filter left out; `places` is indexed by category. */
  places: Uint32Array;
  catalogs: number[];
  offers: number;
  recent: number;
};

type Passes = { offers: boolean; recent: boolean; catalogs: boolean };

const createFilter = (
  { catalogIds }: MergedCatalog,
  kind: number,
  { offers = false, recent = false, catalogIds: chosen = [] }: CatalogFilter,
): Passes => ({
  offers: !offers || (kind & offerBit) !== 0,
  recent: !recent || (kind & recentBit) !== 0,
  catalogs: chosen.length === 0 || chosen.includes(catalogIds[kind >> catalogShift] ?? -1),
});

const getCategoryRange = ({ tree }: MergedCatalog, categoryId: string | null | undefined) => {
  if (categoryId === null || categoryId === undefined || categoryId === '') return { enter: -1, exit: 0x7fffffff };
  // An unknown category contains no items.
  return tree.byId.get(categoryId) ?? { enter: 0, exit: 0 };
};

/** A single pass over all items yields the matches and the counts of every facet. */
export const select = (
  catalog: MergedCatalog,
  kinds: Kinds,
  weights: Uint8Array | null,
  narrowed: Outcomes | null,
  filter: CatalogFilter,
): Selection => {
  const { tree, categoryByItem, catalogIds } = catalog;
  const { enter, exit } = getCategoryRange(catalog, filter.categoryId);
  const passesByKind = Array.from({ length: catalogIds.length << catalogShift }, (_, kind) =>
    createFilter(catalog, kind, filter),
  );
  const passesAll = Uint8Array.from(passesByKind, ({ offers, recent, catalogs }) =>
    offers && recent && catalogs ? 1 : 0,
  );
  const selected = new Uint8Array(kinds.length);
  const outcomes = new Uint8Array(kinds.length).fill(fails);
  const places = new Uint32Array(tree.walk.length);
  const counts = new Uint32Array(passesByKind.length);

  for (let at = 0; at < kinds.length; at += 1) {
    if (weights !== null && weights[at] === 0) continue;
    const kind = kinds[at] ?? 0;
    const place = categoryByItem[at] ?? -1;
    const passing = passesAll[kind] ?? 0;
    const isInCategory = place >= enter && place < exit;
    const outcome = narrowed === null ? passes : (narrowed[at] ?? passes);
    if (isInCategory && passing === 1) outcomes[at] = outcome;
    if (outcome !== passes) continue;
    if (isInCategory) {
      increment(counts, kind);
      selected[at] = passing;
    }
    if (passing === 1 && place >= 0) increment(places, place);
  }

  const countWhere = (isCounted: (passing: Passes, kind: number) => boolean): number =>
    passesByKind.reduce((sum, one, kind) => (isCounted(one, kind) ? sum + (counts[kind] ?? 0) : sum), 0);
  return {
    total: countWhere(({ offers, recent, catalogs }) => offers && recent && catalogs),
    selected,
    outcomes,
    places,
    catalogs: catalogIds.map((_, number) =>
      countWhere(({ offers, recent }, kind) => offers && recent && kind >> catalogShift === number),
    ),
    offers: countWhere(({ recent, catalogs }, kind) => recent && catalogs && (kind & offerBit) !== 0),
    recent: countWhere(({ offers, catalogs }, kind) => offers && catalogs && (kind & recentBit) !== 0),
  };
};

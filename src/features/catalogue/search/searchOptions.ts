import type { CatalogItem, CategoryNode, Suggestions } from '@/api/catalogueApi';

/** Something other than items that a text finds, such as an order. */
export type Place = { key: string; type: 'order' | 'list' | 'screen'; name: string; href: string };

export type SearchOption =
  /** `asked` is the quantity in the text, if the item is not sold in it. */
  | { kind: 'add'; key: string; item: CatalogItem; quantity: number; asked?: number }
  | { kind: 'item'; key: string; item: CatalogItem }
  | { kind: 'category'; key: string; category: CategoryNode }
  | { kind: 'place'; key: string; place: Place }
  | { kind: 'text'; key: string; text: string }
  | { kind: 'all'; key: string; total: number }
  | { kind: 'past'; key: string; text: string }
  | { kind: 'remove'; key: string; text: string }
  | { kind: 'edit' | 'done' | 'forget'; key: string };

/** All options in display order, which is also the order of the arrow keys. */
export const toSearchOptions = (found: Suggestions, places: readonly Place[]): SearchOption[] => [
  ...found.items.map((item): SearchOption => ({ kind: 'item', key: `item ${item.key}`, item })),
  ...found.categories.map((category): SearchOption => ({
    kind: 'category',
    key: `category ${category.categoryId}`,
    category,
  })),
  ...toPlaceOptions(places),
  ...found.texts.map((text): SearchOption => ({ kind: 'text', key: `text ${text}`, text })),
  // The only item found stands above.
  ...(found.total > 1 ? [{ kind: 'all', key: 'all', total: found.total } as const] : []),
];

export const toPlaceOptions = (places: readonly Place[]): SearchOption[] =>
  places.map((place) => ({ kind: 'place', key: place.key, place }));

/** Shown for the empty field. Removing one is an option of its own, which every device can reach. */
export const toHistoryOptions = (searches: readonly string[], isEditing: boolean): SearchOption[] => {
  if (searches.length === 0) return [];
  const kind = isEditing ? 'remove' : 'past';
  const last = isEditing ? (['done'] as const) : (['edit', 'forget'] as const);
  return [
    ...searches.map((text): SearchOption => ({ kind, key: `${kind} ${text}`, text })),
    ...last.map((own): SearchOption => ({ kind: own, key: own })),
  ];
};

/** The only item whose code matches exactly, or undefined. */
export const findExactItem = ({ exactKeys, items }: Suggestions): CatalogItem | undefined =>
  exactKeys.length === 1 ? items.find(({ key }) => key === exactKeys[0]) : undefined;

/** Wraps around: past either end comes the field itself (-1), then the other end. */
export const moveActive = (step: 1 | -1, active: number, count: number): number => {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
};

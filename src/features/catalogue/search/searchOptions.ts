import type { CatalogItem, CategoryNode, Suggestions } from '@/api/catalogueApi';

export type SearchOption =
  | { kind: 'item'; key: string; item: CatalogItem }
  | { kind: 'category'; key: string; category: CategoryNode }
  | { kind: 'text'; key: string; text: string }
  | { kind: 'all'; key: string; total: number };

/** All options in display order, which is also the order of the arrow keys. */
export const toSearchOptions = (found: Suggestions): SearchOption[] => [
  ...found.items.map((item): SearchOption => ({ kind: 'item', key: `item ${item.key}`, item })),
  ...found.categories.map((category): SearchOption => ({
    kind: 'category',
    key: `category ${category.categoryId}`,
    category,
  })),
  ...found.texts.map((text): SearchOption => ({ kind: 'text', key: `text ${text}`, text })),
  // The only item found stands above.
  ...(found.total > 1 ? [{ kind: 'all', key: 'all', total: found.total } as const] : []),
];

/** The only item whose code matches exactly, or undefined. */
export const findExactItem = ({ exactKeys, items }: Suggestions): CatalogItem | undefined =>
  exactKeys.length === 1 ? items.find(({ key }) => key === exactKeys[0]) : undefined;

/** Wraps around: past either end comes the field itself (-1), then the other end. */
export const moveActive = (step: 1 | -1, active: number, count: number): number => {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
};

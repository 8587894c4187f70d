type Sorting = { field: 'name' | 'code' | 'price'; direction: 'asc' | 'desc' };

/** The sort orders of the catalogue, as its address names them. Relevance is the match weight, or catalogue order. */
export const sortOrders = {
  relevance: null,
  name: { field: 'name', direction: 'asc' },
  code: { field: 'code', direction: 'asc' },
  price: { field: 'price', direction: 'asc' },
  'price-desc': { field: 'price', direction: 'desc' },
} as const satisfies Record<string, Sorting | null>;

export type SortOrder = keyof typeof sortOrders;
export type SortField = Sorting['field'];

export const sortOrderNames = Object.keys(sortOrders) as SortOrder[];

/** Null for relevance, which needs no prepared order of the items. */
export const getSorting = (order: SortOrder = 'relevance'): Sorting | null => sortOrders[order];

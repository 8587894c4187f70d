import { sortOrderNames } from '@/engine/query/sortOrders';
import { wholeCatalogue, type CatalogueAddress } from '../address/catalogueAddress';

const isPlace = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    'segment' in value &&
    typeof value.segment === 'string' &&
    'depth' in value &&
    typeof value.depth === 'number');

/** The list the item was opened from, as stored in the history entry. Entries may predate this version of the code. */
export const listOfOrigin = (state: unknown): CatalogueAddress | null => {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  const { list } = state;
  if (typeof list !== 'object' || list === null) return null;
  const given = list as Partial<Record<keyof CatalogueAddress, unknown>>;
  const isAlike = Object.entries(wholeCatalogue).every(
    ([name, value]) => value === null || typeof given[name as keyof CatalogueAddress] === typeof value,
  );
  const isSorted = sortOrderNames.some((order) => order === given.sort);
  const isOfCatalog = given.catalogId === null || typeof given.catalogId === 'number';
  return isAlike && isSorted && isOfCatalog && isPlace(given.category) ? (list as CatalogueAddress) : null;
};

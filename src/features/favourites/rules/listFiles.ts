import { parseLists, type FavouriteList } from './favouriteList';

const format = 'medida-favourites';

export const toJson = (lists: readonly FavouriteList[]): string =>
  `${JSON.stringify({ format, version: 1, lists }, null, 2)}\n`;

/** Lists from a file exported by this application, in any browser; null for any other file. */
export const listsOfJson = (text: string): FavouriteList[] | null => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { format: own, lists } = read as Record<string, unknown>;
  const found = own === format ? parseLists(lists) : [];
  return found.length === 0 ? null : found;
};

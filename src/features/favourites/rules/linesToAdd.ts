import { isSameItem, mostLines, type FavouriteLine, type FavouriteList } from './favouriteList';

/** The lines that a list would accept: those it does not have yet, as far as there is room. */
export const linesToAdd = (
  list: Pick<FavouriteList, 'lines'> | null,
  lines: readonly FavouriteLine[],
): { added: FavouriteLine[]; leftOut: number } => {
  const held = list?.lines ?? [];
  const missing = lines.filter((line) => !held.some((known) => isSameItem(known, line)));
  const added = missing.slice(0, mostLines - held.length);
  return { added, leftOut: missing.length - added.length };
};

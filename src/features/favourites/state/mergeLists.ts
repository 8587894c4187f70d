import {
  type FavouriteLine,
  type FavouriteList,
  isSameItem,
  parseLines,
  parseLists,
  toUniqueName,
} from './favouriteList';

/** A list as the account has it. */
export type SavedList = FavouriteList & { version: number };

/** Parses the stored copy. Without a readable one, the account counts as never seen. */
export const parseSavedLists = (value: unknown): SavedList[] | null => {
  const lists = parseLists(value);
  const versions = new Map(Array.isArray(value) ? value.map(({ id, version }: SavedList) => [id, version]) : []);
  return !Array.isArray(value) || lists.length < value.length
    ? null
    : lists.map((list) => ({ ...list, version: versions.get(list.id) ?? 0 }));
};

const findList = <List extends FavouriteList>(lists: readonly List[], { id }: Pick<FavouriteList, 'id'>) =>
  lists.find((list) => list.id === id);

const isSameLine = (one: FavouriteLine, other: FavouriteLine | undefined) =>
  other !== undefined &&
  isSameItem(one, other) &&
  one.quantity === other.quantity &&
  (one.note ?? '') === (other.note ?? '');

/** @internal */
export const isSameList = (one: FavouriteList, other: FavouriteList | undefined): boolean =>
  other !== undefined &&
  one.name === other.name &&
  one.isUnnamed === other.isUnnamed &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => isSameLine(line, other.lines[index]));

type Lines = readonly FavouriteLine[];

const find = (lines: Lines, line: FavouriteLine) => lines.find((known) => isSameItem(known, line));

/** The lists of an account whose service may keep no notes: those that it left out stay as they were. */
export const withKnownNotes = (before: readonly SavedList[], lists: readonly SavedList[]): SavedList[] =>
  lists.map((list) => {
    const known = findList(before, list)?.lines ?? [];
    return { ...list, lines: list.lines.map((line) => ({ ...line, note: line.note ?? find(known, line)?.note })) };
  });

const isReordered = (before: Lines, now: Lines): boolean => {
  const places = now.map((line) => before.findIndex((known) => isSameItem(known, line))).filter((at) => at >= 0);
  return places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0));
};

const sortLike = (order: Lines, lines: Lines): FavouriteLine[] => [
  ...order.flatMap((line) => find(lines, line) ?? []),
  ...lines.filter((line) => !find(order, line)),
];

/** A line that changed on one side wins over the unchanged one, and a change wins over a removal. So does the order. */
const mergeLines = (before: Lines, mine: Lines, theirs: Lines): FavouriteLine[] => {
  const changed = (line: FavouriteLine) => !isSameLine(line, find(before, line));
  const kept = theirs.flatMap((their) => {
    const own = find(mine, their);
    if (own) return [changed(own) ? own : their];
    return changed(their) ? [their] : [];
  });
  const added = mine.filter((own) => !find(theirs, own) && changed(own));
  const merged = [...kept, ...added];
  return parseLines(isReordered(before, mine) && !isReordered(before, theirs) ? sortLike(mine, merged) : merged);
};

const mergeList = (before: FavouriteList | undefined, mine: FavouriteList, their: FavouriteList): FavouriteList => {
  const { id, name, isUnnamed } = before && before.name !== mine.name ? mine : their;
  return { id, name, lines: mergeLines(before?.lines ?? [], mine.lines, their.lines), ...(isUnnamed && { isUnnamed }) };
};

const withoutVersion = ({ version: _, ...list }: SavedList): FavouriteList => list;

/**
 * Merges the lists of this browser with those of the account, given the account as this browser last saw it. Lists that
 * the account has never seen are taken over, the first unnamed one into the account's.
 */
export const mergeLists = (
  before: readonly SavedList[],
  mine: readonly FavouriteList[],
  theirs: readonly SavedList[],
): FavouriteList[] => {
  const merged: FavouriteList[] = [];
  for (const their of theirs) {
    const own = findList(mine, their);
    const known = findList(before, their);
    const isUnchanged = known?.version === their.version;
    if (own) merged.push(isUnchanged ? own : mergeList(known, own, withoutVersion(their)));
    else if (!isUnchanged) merged.push(withoutVersion(their));
  }
  for (const own of mine) {
    if (findList(theirs, own) || isSameList(own, findList(before, own))) continue;
    const unnamed = own.isUnnamed ? merged.findIndex(({ isUnnamed }) => isUnnamed) : -1;
    const present = merged[unnamed];
    if (present) merged[unnamed] = { ...present, lines: mergeLines([], own.lines, present.lines) };
    else merged.push({ ...own, name: toUniqueName(own.name, merged) });
  }
  return merged;
};

/** The differences that the account does not have yet. */
export const findUnsaved = (lists: readonly FavouriteList[], account: readonly SavedList[]) => ({
  changed: lists
    .map((list) => ({ list, saved: findList(account, list) }))
    .filter(({ list, saved }) => !isSameList(list, saved))
    .map(({ list, saved }) => ({ ...list, version: saved?.version ?? 0 })),
  deleted: account.filter((saved) => !findList(lists, saved)),
});

// Chinese is compared by character, other scripts by word.
const nameParts = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,]\p{N}+)*|\s+|./gsu;
const separators = /^[\s,;:，；：·()（）–—-]+|[\s,;:，；：·()（）–—-]+$/gu;

/** What the name of a variant adds to that of its parent; the whole name if it does not contain the parent's. */
const findAddition = (name: string, parentName: string): string => {
  const own = name.match(nameParts) ?? [];
  const known = parentName.match(nameParts) ?? [];
  let start = 0;
  while (start < known.length && own[start] === known[start]) start += 1;
  let end = 0;
  while (end < known.length - start && own.at(-1 - end) === known.at(-1 - end)) end += 1;
  const rest = own
    .slice(start, own.length - end)
    .join('')
    .replace(separators, '');
  return start + end === known.length && rest !== '' ? rest : name;
};

/** What tells the variants apart, as short as it can be; null if their names do not. */
export const getVariantLabels = (parentName: string, names: readonly string[]): string[] | null => {
  const additions = names.map((name) => findAddition(name, parentName));
  return new Set(additions).size === additions.length ? additions : null;
};

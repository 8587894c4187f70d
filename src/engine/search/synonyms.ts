import { foldText, searchWords } from '../text/foldText';
import { findInflections } from '../text/inflections';

/** Words that buyers use for the same thing; a word may consist of several. */
export type Synonyms = readonly (readonly string[])[];

const toKey = (phrase: string) =>
  searchWords(phrase)
    .map(({ inName }) => inName)
    .join(' ');

const groupsBySynonyms = new WeakMap<Synonyms, ReadonlyMap<string, readonly string[]>>();

/** By each phrase: the others of its groups. */
const getOthers = (synonyms: Synonyms): ReadonlyMap<string, readonly string[]> => {
  const known = groupsBySynonyms.get(synonyms);
  if (known) return known;
  const others = new Map<string, string[]>();
  for (const group of synonyms) {
    for (const phrase of group) {
      const key = toKey(phrase);
      others.set(key, [...(others.get(key) ?? []), ...group.filter((other) => toKey(other) !== key)]);
    }
  }
  groupsBySynonyms.set(synonyms, others);
  return others;
};

export const longestPhrase = 4;

const formsOf = (words: readonly string[]): string[] => {
  const [last = ''] = words.slice(-1);
  return [last, ...findInflections(last)].map((form) => [...words.slice(0, -1), form].join(' '));
};

/** The other words for a phrase, which may be in the singular or plural. */
export const findSynonyms = (synonyms: Synonyms, words: readonly string[]): string[] => {
  if (words.length > longestPhrase) return [];
  const others = getOthers(synonyms);
  return [...new Set(formsOf(words).flatMap((phrase) => others.get(foldText(phrase)) ?? []))];
};

import type { SynonymWords } from '../catalog/readSynonyms';
import { foldText, searchWords } from '../text/foldText';
import { findInflections } from '../text/inflections';

/** By each phrase of one or several words: the others that buyers use for the same thing. */
export type SynonymGroups = ReadonlyMap<string, readonly string[]>;

const toKey = (phrase: string) =>
  searchWords(phrase)
    .map(({ inName }) => inName)
    .join(' ');

export const groupSynonyms = (synonyms: readonly SynonymWords[]): SynonymGroups => {
  const others = new Map<string, string[]>();
  for (const group of synonyms) {
    for (const phrase of group) {
      const key = toKey(phrase);
      others.set(key, [...(others.get(key) ?? []), ...group.filter((other) => toKey(other) !== key)]);
    }
  }
  return others;
};

export const longestPhrase = 4;

/** The other words for a phrase, which may be in the singular or plural. */
export const findSynonyms = (groups: SynonymGroups, phrase: string): string[] => {
  const words = phrase.split(' ');
  if (words.length > longestPhrase) return [];
  const [last = ''] = words.slice(-1);
  const forms = [last, ...findInflections(last)].map((form) => [...words.slice(0, -1), form].join(' '));
  return [...new Set(forms.flatMap((form) => groups.get(foldText(form)) ?? []))];
};

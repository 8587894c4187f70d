import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { foldText, trimPunctuation } from '../text/foldText';
import { findInflections } from '../text/inflections';
import { soundOf } from '../text/soundOf';
import type { TextIndex } from '../text/textIndex';
import { propertyNames } from './properties';

const wordsByIndex = new WeakMap<TextIndex, ReadonlyMap<string, number>>();

/** The words of all names, each with the number of its commonest spelling in the vocabulary. */
export const getWords = ({ index }: Pick<CatalogSnapshot, 'index'>): ReadonlyMap<string, number> => {
  const known = wordsByIndex.get(index);
  if (known) return known;
  const { words, starts } = index.vocabulary;
  const count = (number: number) => (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  const numbers = new Map<string, number>();
  for (const [number, spelling] of words.entries()) {
    const word = trimPunctuation(spelling);
    const other = numbers.get(word);
    if (other === undefined || count(number) > count(other)) numbers.set(word, number);
  }
  wordsByIndex.set(index, numbers);
  return numbers;
};

/** The numbers of the word's singular or plural, if names have it. */
export const findOtherForms = (snapshot: Pick<CatalogSnapshot, 'index'>, word: string): number[] =>
  findInflections(word).flatMap((form) => getWords(snapshot).get(form) ?? []);

/** A word that a misspelled one may stand for. */
export type Spelling = {
  word: string;
  sound: string;
  /** Of the vocabulary; undefined if only synonyms, categories or features have the word. */
  number?: number;
  spelled: string;
};

type Kept = Pick<CatalogSnapshot, 'features' | 'synonyms'> & { spellings: readonly Spelling[] };

const spellingsByIndex = new WeakMap<TextIndex, Kept>();

const listSpellings = (snapshot: CatalogSnapshot): Spelling[] => {
  const found = new Map<string, Spelling>();
  const add = (word: string, spelled: string, number?: number) => {
    if (word === '' || found.has(word)) return;
    found.set(word, { word, spelled, sound: soundOf(word), ...(number !== undefined && { number }) });
  };
  for (const [word, number] of getWords(snapshot)) add(word, word, number);
  for (const name of [...snapshot.synonyms.flat(), ...propertyNames(snapshot)]) {
    for (const spelled of name.split(/\s+/).map(trimPunctuation)) add(foldText(spelled), spelled);
  }
  return [...found.values()];
};

/** All words that can be found. */
export const getSpellings = (snapshot: CatalogSnapshot): readonly Spelling[] => {
  const kept = spellingsByIndex.get(snapshot.index);
  // The categories change with the index.
  if (kept?.features === snapshot.features && kept.synonyms === snapshot.synonyms) return kept.spellings;
  const spellings = listSpellings(snapshot);
  const { features, synonyms } = snapshot;
  spellingsByIndex.set(snapshot.index, { features, synonyms, spellings });
  return spellings;
};

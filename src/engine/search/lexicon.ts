import type { CatalogColumns } from '../catalog/mergeCatalogs';
import type { Feature } from '../catalog/readFeatures';
import type { SynonymWords } from '../catalog/readSynonyms';
import { once } from '../once';
import { foldText, trimPunctuation } from '../text/foldText';
import { soundOf } from '../text/soundOf';
import type { TextIndex } from '../text/textIndex';
import { listProperties, type Properties } from './properties';
import { groupSynonyms, type SynonymGroups } from './synonyms';

/** A word that a misspelled one may stand for. */
export type Spelling = {
  word: string;
  sound: string;
  /** Of the vocabulary; undefined if only synonyms, categories or features have the word. */
  number?: number;
  spelled: string;
};

/** All words that can be found. Each list is made when it is first needed. */
export type Lexicon = {
  /** The words of all names, each with the number of its commonest spelling in the vocabulary. */
  words: () => ReadonlyMap<string, number>;
  spellings: () => readonly Spelling[];
  properties: () => Properties;
  synonyms: () => SynonymGroups;
};

const listWords = ({ vocabulary: { words, starts } }: TextIndex): ReadonlyMap<string, number> => {
  const count = (number: number) => (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  const isBetter = (number: number, other: number) =>
    count(number) > count(other) || (count(number) === count(other) && (words[number] ?? '') < (words[other] ?? ''));
  const numbers = new Map<string, number>();
  for (const [number, spelling] of words.entries()) {
    const word = trimPunctuation(spelling);
    const other = numbers.get(word);
    if (other === undefined || isBetter(number, other)) numbers.set(word, number);
  }
  return numbers;
};

/** Those of names come first: only other words of the phrases are added. */
export const listSpellings = (words: ReadonlyMap<string, number>, phrases: readonly string[]): Spelling[] => {
  const found = new Map<string, Spelling>();
  const add = (word: string, spelled: string, number?: number) => {
    if (word === '' || found.has(word)) return;
    found.set(word, { word, spelled, sound: soundOf(word), ...(number !== undefined && { number }) });
  };
  for (const [word, number] of words) add(word, word, number);
  for (const phrase of phrases) {
    for (const spelled of phrase.split(/\s+/).map(trimPunctuation)) add(foldText(spelled), spelled);
  }
  return [...found.values()];
};

type Described = {
  catalog: CatalogColumns;
  features: readonly Feature[];
  synonyms: readonly SynonymWords[];
  index: TextIndex;
};

export const createLexicon = ({ catalog, features, synonyms, index }: Described): Lexicon => {
  const words = once(() => listWords(index));
  const properties = once(() => listProperties(catalog, features));
  const spellings = once(() => {
    const { categories, values } = properties();
    const names = [...categories.map(({ node }) => node), ...values].map(({ name }) => name);
    return listSpellings(words(), [...synonyms.flat(), ...names]);
  });
  return { words, spellings, properties, synonyms: once(() => groupSynonyms(synonyms)) };
};

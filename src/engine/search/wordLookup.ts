import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { searchWords } from '../text/foldText';
import { findInflections } from '../text/inflections';
import type { Weigher } from '../text/textIndex';
import { weighProperties } from './properties';
import { findSynonyms } from './synonyms';

const remember = <Result>(find: (text: string) => Result): ((text: string) => Result) => {
  const found = new Map<string, { result: Result }>();
  return (text) => {
    const known = found.get(text) ?? { result: find(text) };
    found.set(text, known);
    return known.result;
  };
};

/** What one search asks about folded words. Each answer is found once, although every step of the search needs it. */
export type WordLookup = {
  snapshot: CatalogSnapshot;
  /** Whether an item has all words of the text. */
  isFound: (text: string) => boolean;
  /** Whether a name has it as a word of its own. */
  isWord: (word: string) => boolean;
  /** The word's singular or plural as names spell it, if they have it. */
  otherForms: (word: string) => string[];
  /** Other words for the same thing. */
  synonyms: (phrase: string) => string[];
  /** Weighs items by their category and features. Null if none is named so. */
  properties: (phrase: string) => Weigher | null;
  /** `teatowel` as `tea towel`, if names have both. */
  splitCompound: (word: string) => string[] | null;
};

export const createWordLookup = (snapshot: CatalogSnapshot): WordLookup => {
  const { catalog, index, lexicon } = snapshot;
  const isFound = remember((text) => index.has(searchWords(text)));
  const isWord = (word: string) => lexicon.words().has(word);
  const splitCompound = remember((word) => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const pieces = [word.slice(0, at), word.slice(at)];
      if (pieces.every(isWord) && isFound(pieces.join(' '))) return pieces;
    }
    return null;
  });
  return {
    snapshot,
    isFound,
    isWord,
    otherForms: (word) =>
      findInflections(word).flatMap((form) => index.vocabulary.words[lexicon.words().get(form) ?? -1] ?? []),
    synonyms: remember((phrase) => findSynonyms(lexicon.synonyms(), phrase)),
    properties: remember((phrase) => weighProperties(catalog, lexicon.properties(), phrase)),
    splitCompound,
  };
};

import { type SearchWord, searchWords } from '../text/foldText';
import { findMeasures, foldMeasures, joinMeasures } from '../text/measures';
import { unspaced } from '../text/textIndex';
import { longestPhrase } from './synonyms';
import type { WordLookup } from './wordLookup';

type Words = WordLookup;

/** One or more words that stand for one thing. */
export type Term = { words: readonly SearchWord[]; isMeasure: boolean };

export const textOf = ({ words }: Pick<Term, 'words'>) => words.map(({ inName }) => inName).join(' ');

export const typedTerms = (text: string): Term[] =>
  searchWords(text).map((word) => ({ words: [word], isMeasure: findMeasures(word.inName).includes(word.inName) }));

const fillers = new Set(
  'a al con de del el en la las los para por un una y an and for in of on the to with 的 和 用'.split(' '),
);

/** Words that say nothing about an item. */
export const isFiller = (word: string): boolean => fillers.has(word);

export const joined = (words: readonly SearchWord[]) => words.map(({ inName }) => inName).join('');

/** `tea towel`, if names have it as one word. */
const isCompound = ({ isWord }: Words, words: readonly SearchWord[]) =>
  words.length === 2 && words.every(({ inName }) => inName.length > 1) && isWord(joined(words));

const isPhrase = (lookup: Words, words: readonly SearchWord[]) =>
  isCompound(lookup, words) || lookup.synonyms(textOf({ words })).length > 0;

const maxTerms = 12;
const maxUnspaced = 12;

const scripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu;

const isKnown = ({ isFound, synonyms, properties }: Words, text: string) =>
  isFound(text) || synonyms(text).length > 0 || properties(text) !== null;

/** A text without spaces as the longest pieces that are known here; leaves out what is not. */
const findPieces = (lookup: Words, text: string, longest = text.length): { pieces: string[]; isWhole: boolean } => {
  const pieces: string[] = [];
  let isWhole = true;
  for (let from = 0; from < text.length && text.length <= maxUnspaced;) {
    const most = Math.min(longest, text.length - from);
    const lengths = Array.from({ length: most }, (_, at) => most - at);
    const piece = lengths.map((length) => text.slice(from, from + length)).find((each) => isKnown(lookup, each));
    if (piece) pieces.push(piece);
    isWhole &&= piece !== undefined;
    from += piece?.length ?? 1;
  }
  return { pieces, isWhole };
};

/** The pieces of a word that is written as one here, and as several in names. */
export const splitWord = (lookup: Words, word: string): string[] | null => {
  if (!unspaced.test(word)) return lookup.splitCompound(word);
  const { pieces, isWhole } = findPieces(lookup, word, word.length - 1);
  return isWhole && pieces.length > 1 && pieces.every(lookup.isFound) ? pieces : null;
};

/** The terms of a text without spaces; `mayOmit` leaves out what is unknown. */
const splitTerm = (lookup: Words, term: Term, mayOmit: boolean): Term[] => {
  const text = textOf(term);
  if (term.isMeasure || term.words.length > 1 || !unspaced.test(text)) return [term];
  const found = (text.match(scripts) ?? []).map((part) =>
    unspaced.test(part) ? findPieces(lookup, part) : { pieces: [part], isWhole: true },
  );
  const pieces = found.flatMap((part) => part.pieces);
  const isSplit = pieces.length > 0 && (mayOmit || found.every(({ isWhole }) => isWhole));
  return isSplit ? pieces.map((piece) => ({ words: searchWords(piece), isMeasure: false })) : [term];
};

/** As in 两个杯子, two cups. */
const countedInChinese = /[一二两三四五六七八九十几多]+(?:[个把只支条张双本]|件(?![套装]))(?!装)/g;

/**
 * The text's terms, where a measure or a phrase of several words is one term, without words like "of". None if there
 * are too many to search for.
 */
export const readTerms = (lookup: Words, text: string, mayOmit = false): Term[] => {
  const { text: joinedText, written } = joinMeasures(foldMeasures(text).replace(countedInChinese, ' '));
  const words = searchWords(joinedText);
  const terms: Term[] = [];
  for (let from = 0; from < words.length;) {
    const lengths = Array.from({ length: longestPhrase - 1 }, (_, at) => longestPhrase - at);
    const length =
      lengths.find((each) => from + each <= words.length && isPhrase(lookup, words.slice(from, from + each))) ?? 1;
    const own = words.slice(from, from + length);
    const term = { words: own, isMeasure: written.has(textOf({ words: own })) };
    if (length > 1 || !isFiller(textOf(term))) terms.push(...splitTerm(lookup, term, mayOmit));
    from += length;
  }
  return terms.length > maxTerms ? [] : terms;
};

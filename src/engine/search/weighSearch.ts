import type { Reading } from '../query/catalogQuery';
import { searchWords } from '../text/foldText';
import { foldMeasures, joinMeasures } from '../text/measures';
import { unspaced } from '../text/textIndex';
import { matchKinds, toWeight, type Weights } from '../text/weights';
import { findCorrection } from './corrections';
import type { SearchSpace } from './searchSpace';
import { readTerms, type Term, textOf, typedTerms } from './terms';
import { createTermWeighers, type Reach } from './termWeighers';
import { asTypedIn } from './typedSpellings';
import { createWordLookup, type WordLookup } from './wordLookup';

const maxParts = 3;

/** `texts` are the largest sets of terms that items have together. */
type MostTerms = { weights: Weights; texts: string[] };

/** Items that have the most of the terms, if none has all of them. */
const weighMostTerms = (space: SearchSpace, lookup: WordLookup, text: string): MostTerms => {
  const { weighersOf } = createTermWeighers(space, lookup, 'properties');
  const terms = readTerms(lookup, text, true);
  const { written } = joinMeasures(foldMeasures(text));
  const asTyped = asTypedIn(text);
  const { weights, masks } = space.weighMost(terms.map(weighersOf));
  const texts = masks.slice(0, maxParts).map((mask) =>
    terms
      .filter((_, bit) => (mask & (1 << bit)) !== 0)
      .map((term) => written.get(textOf(term)) ?? asTyped(textOf(term)))
      .join(' '),
  );
  return { weights, texts };
};

/** Fewer good matches than a page shows are joined by what a wider reach finds. */
const enough = 24;
const spaced = /[\P{L}\p{sc=Latin}]/gu;

const good = toWeight(matchKinds.beginsWord, 0);
const byOtherWords = toWeight(matchKinds.otherWord, 0);
const better = toWeight(matchKinds.sameWord, 0);

const isSame = (terms: readonly Term[], others: readonly Term[]) =>
  terms.length === others.length && terms.every(({ words }, at) => words[0]?.inName === others[at]?.words[0]?.inName);

/** Every term as a word of its own, and where that differs, with measures and phrases as one. */
type TermsOfText = { text: string; typed: readonly Term[]; read: readonly Term[] };

const listTerms = (lookup: WordLookup, text: string, isNarrow = false): TermsOfText => {
  const typed = typedTerms(text);
  const read = isNarrow ? [] : readTerms(lookup, text);
  return { text, typed, read: isSame(typed, read) ? [] : read };
};

type Reached = { weights: Weights; synonyms: string[]; weighers: number };

type Searched = { space: SearchSpace; lookup: WordLookup };

type Counting = Pick<SearchSpace, 'count'>;

const isEnough = ({ count }: Counting, { weights }: Reached): boolean =>
  count(weights, { from: good, enough }) === enough;

const hasWeight = ({ count }: Counting, weights: Weights): boolean => count(weights, { enough: 1 }) > 0;

/** What finds the terms. The wider reach has all of the narrower one, and perhaps more. */
const readReach = ({ space, lookup }: Searched, terms: TermsOfText, reach: Reach) => {
  const { weighersOf, synonyms } = createTermWeighers(space, lookup, reach);
  const typed = terms.typed.map(weighersOf);
  const read = terms.read.map(weighersOf);
  return { typed, read, synonyms, weighers: [...typed, ...read].flat().length };
};

const weighReach = (
  { space }: Searched,
  { text }: TermsOfText,
  { typed, read, synonyms, weighers }: ReturnType<typeof readReach>,
): Reached => {
  const weights = space.weighEither(typed, read, text);
  const addsNone = synonyms.size === 0 || space.count(weights, { from: byOtherWords, to: better, enough: 1 }) === 0;
  return { weights, synonyms: addsNone ? [] : [...synonyms], weighers };
};

const weighWithin = (searched: Searched, terms: TermsOfText, reach: Reach) =>
  weighReach(searched, terms, readReach(searched, terms, reach));

const asTyped: Reading = {
  isAsTyped: true,
  isFound: true,
  language: null,
  corrected: null,
  choices: [],
  synonyms: [],
  hasProperties: false,
  parts: [],
};

const maxWords = 12;
const maxLength = 160;
// Each may have to be split in many ways.
const maxUnspaced = 36;

const isTooLong = (text: string) =>
  text.length > maxLength || searchWords(text).length > maxWords || text.replace(spaced, '').length > maxUnspaced;

type Weighed = { weights: Weights; reading: Reading };

/** A word that is in no name, although there are others for the same thing: better ones than those that begin like it. */
const isOtherWord = ({ isWord, synonyms }: WordLookup, term: Term): boolean => {
  const text = textOf(term);
  return !unspaced.test(text) && !isWord(text) && synonyms(text).length > 0;
};

/** By no wider reach than it takes. */
const weighText = (searched: Searched, text: string, isNarrow: boolean): Weighed => {
  const { space, lookup } = searched;
  const terms = listTerms(lookup, text, isNarrow);
  const typed = weighWithin(searched, terms, isNarrow ? 'literal' : 'typed');
  const isAsTyped = hasWeight(space, typed.weights);
  const isMeant = () => !terms.typed.some((term) => isOtherWord(lookup, term));
  if (isNarrow || (isEnough(space, typed) && isMeant()))
    return { weights: typed.weights, reading: { ...asTyped, isAsTyped, isFound: isAsTyped } };
  const wider = readReach(searched, terms, 'words');
  const words = wider.weighers === typed.weighers ? typed : weighReach(searched, terms, wider);
  const { weights, synonyms } = words;
  if (isEnough(space, words)) return { weights, reading: { ...asTyped, isAsTyped, synonyms } };
  const widest = readReach(searched, terms, 'properties');
  if (widest.weighers === words.weighers)
    return { weights, reading: { ...asTyped, isAsTyped, isFound: hasWeight(space, weights), synonyms } };
  // Before the wider search, whose result may be in the same weights.
  const byWords = space.count(weights);
  const properties = weighReach(searched, terms, widest);
  const total = space.count(properties.weights);
  return {
    weights: properties.weights,
    reading: {
      ...asTyped,
      isAsTyped,
      isFound: total > 0,
      synonyms: properties.synonyms,
      hasProperties: total > byWords,
    },
  };
};

/** A literal search reaches no further than what was typed. */
export const weighSearch = (space: SearchSpace, text: string, isLiteral: boolean): Weighed => {
  const searched = { space, lookup: createWordLookup(space) };
  const { lookup } = searched;
  const isNarrow = isLiteral || isTooLong(text);
  const found = weighText(searched, text, isNarrow);
  if (isNarrow || found.reading.isFound) return found;
  const findsAny = (each: string) =>
    hasWeight(space, weighWithin(searched, listTerms(lookup, each), 'properties').weights);
  const { corrected, nearest, choices } = findCorrection(space, text, findsAny);
  if (corrected !== null) {
    const { weights, reading } = weighText(searched, corrected, false);
    return { weights, reading: { ...reading, isAsTyped: false, isFound: false, corrected } };
  }
  const { weights, texts } = weighMostTerms(space, lookup, nearest);
  const parts = texts.map((each) => ({
    text: each,
    total: space.countSold(weighText(searched, each, false).weights),
  }));
  return { weights, reading: { ...found.reading, choices, parts } };
};

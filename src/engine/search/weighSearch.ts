import type { Reading } from '../query/catalogQuery';
import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { findParentsOfFound } from '../query/families';
import { createScratch } from '../scratch';
import { searchWords } from '../text/foldText';
import { unspaced } from '../text/textIndex';
import { countWeights, hasWeight, keepBest, matchKinds, toWeight, type Weights, wholeCode } from '../text/weights';
import { findCorrection } from './corrections';
import { weighMostTerms } from './mostTerms';
import { readTerms, type Term, textOf, typedTerms } from './terms';
import { createTermWeighers, type Reach } from './termWeighers';
import { createWordLookup, type WordLookup } from './wordLookup';

/** Fewer good matches than a page shows are joined by what a wider reach finds. */
const enough = 24;
const spaced = /[\P{L}\p{sc=Latin}]/gu;

const good = toWeight(matchKinds.beginsWord, 0);
const byOtherWords = toWeight(matchKinds.otherWord, 0);
const better = toWeight(matchKinds.sameWord, 0);

const takeWeights = createScratch((length) => new Uint8Array(length));
const takeOthers = createScratch((length) => new Uint8Array(length));

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

const isEnough = ({ weights }: Reached): boolean => countWeights(weights, { from: good, enough }) === enough;

/** The narrower search has its result in the same weights. */
const weighWithin = (lookup: WordLookup, terms: TermsOfText, reach: Reach, narrower?: Reached): Reached => {
  const { index, catalog } = lookup.snapshot;
  const { weighersOf, synonyms } = createTermWeighers(lookup, reach);
  const typed = terms.typed.map(weighersOf);
  const read = terms.read.map(weighersOf);
  const weighers = [...typed, ...read].flat().length;
  if (narrower?.weighers === weighers) return narrower;
  const weights = index.weigh(typed, takeWeights(catalog.items.length));
  if (read.length > 0) {
    const others = index.weigh(read, takeOthers(catalog.items.length));
    for (let at = 0; at < others.length; at += 1) keepBest(weights, at, others[at] ?? 0);
  }
  for (const at of index.withCode(terms.text)) if (weights[at] !== 0) weights[at] = wholeCode;
  const addsNone = synonyms.size === 0 || countWeights(weights, { from: byOtherWords, to: better, enough: 1 }) === 0;
  return { weights, synonyms: addsNone ? [] : [...synonyms], weighers };
};

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
const weighText = (lookup: WordLookup, text: string, isNarrow: boolean): Weighed => {
  const terms = listTerms(lookup, text, isNarrow);
  const typed = weighWithin(lookup, terms, isNarrow ? 'literal' : 'typed');
  const isAsTyped = hasWeight(typed.weights);
  const isMeant = () => !terms.typed.some((term) => isOtherWord(lookup, term));
  if (isNarrow || (isEnough(typed) && isMeant()))
    return { weights: typed.weights, reading: { ...asTyped, isAsTyped, isFound: isAsTyped } };
  const words = weighWithin(lookup, terms, 'words', typed);
  const { weights, synonyms } = words;
  if (isEnough(words)) return { weights, reading: { ...asTyped, isAsTyped, synonyms } };
  const byWords = countWeights(weights);
  const properties = weighWithin(lookup, terms, 'properties', words);
  const total = countWeights(properties.weights);
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

/** Valid until the next search. A literal search reaches no further than what was typed. */
export const weighSearch = (snapshot: CatalogSnapshot, text: string, isLiteral: boolean): Weighed => {
  const lookup = createWordLookup(snapshot);
  const isNarrow = isLiteral || isTooLong(text);
  const found = weighText(lookup, text, isNarrow);
  if (isNarrow || found.reading.isFound) return found;
  const findsAny = (each: string) => hasWeight(weighWithin(lookup, listTerms(lookup, each), 'properties').weights);
  const { corrected, nearest, choices } = findCorrection(snapshot, text, findsAny);
  if (corrected !== null) {
    const { weights, reading } = weighText(lookup, corrected, false);
    return { weights, reading: { ...reading, isAsTyped: false, isFound: false, corrected } };
  }
  const { weights, texts } = weighMostTerms(lookup, nearest);
  const parts = texts.map((each) => {
    const part = weighText(lookup, each, false).weights;
    return { text: each, total: countWeights(part) - findParentsOfFound(snapshot.families, part).length };
  });
  return { weights, reading: { ...found.reading, choices, parts } };
};

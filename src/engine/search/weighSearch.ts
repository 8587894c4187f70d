import type { Reading } from '../query/catalogQuery';
import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { createScratch } from '../scratch';
import { searchWords } from '../text/foldText';
import { countWeighed, matchKindOf, means, raise, toWeight, type Weights, wholeCode } from '../text/weights';
import { findCorrection } from './corrections';
import { weighMostTerms } from './mostTerms';
import { createReader, type Reach, readTerms, type Term, typedTerms } from './terms';

/** Fewer good matches than a page shows are joined by what a wider reach finds. */
const enough = 24;
const spaced = /[\P{L}\p{sc=Latin}]/gu;

const good = toWeight(means.otherWord, 0);

const takeWeights = createScratch((length) => new Uint8Array(length));
const takeOthers = createScratch((length) => new Uint8Array(length));

type Reached = { weights: Weights; total: number; isEnough: boolean; synonyms: string[] };

const hasSynonyms = (weights: Weights): boolean => {
  for (let at = 0; at < weights.length; at += 1) if (matchKindOf(weights[at] ?? 0) === means.otherWord) return true;
  return false;
};

const isSame = (terms: readonly Term[], others: readonly Term[]) =>
  terms.length === others.length && terms.every(({ words }, at) => words[0]?.inName === others[at]?.words[0]?.inName);

/** Every term as a word of its own, and where that differs, with measures and phrases as one. */
const weighWithin = (snapshot: CatalogSnapshot, text: string, reach: Reach): Reached => {
  const { index, catalog } = snapshot;
  const reader = createReader(snapshot, reach);
  const typed = typedTerms(text);
  const weights = index.weigh(typed.map(reader.read), takeWeights(catalog.items.length));
  const terms = reach === 'literal' ? typed : readTerms(snapshot, text);
  if (terms.length > 0 && !isSame(terms, typed)) {
    const others = index.weigh(terms.map(reader.read), takeOthers(catalog.items.length));
    for (let at = 0; at < others.length; at += 1) raise(weights, at, others[at] ?? 0);
  }
  for (const at of index.withCode(text)) if (weights[at] !== 0) weights[at] = wholeCode;
  return {
    weights,
    total: countWeighed(weights),
    isEnough: countWeighed(weights, good) >= enough,
    synonyms: hasSynonyms(weights) ? [...reader.synonyms] : [],
  };
};

const asTyped: Reading = { isAsTyped: true, corrected: null, synonyms: [], hasProperties: false, parts: [] };

const maxWords = 12;
const maxLength = 160;
// Each may have to be split in many ways.
const maxUnspaced = 36;

const isTooLong = (text: string) =>
  text.length > maxLength || searchWords(text).length > maxWords || text.replace(spaced, '').length > maxUnspaced;

/** Valid until the next search. A literal search reaches no further than what was typed. */
export const weighSearch = (
  snapshot: CatalogSnapshot,
  text: string,
  isLiteral: boolean,
): { weights: Weights; reading: Reading } => {
  const isNarrow = isLiteral || isTooLong(text);
  const typed = weighWithin(snapshot, text, isNarrow ? 'literal' : 'typed');
  const isAsTyped = typed.total > 0;
  if (isNarrow || typed.isEnough) return { weights: typed.weights, reading: { ...asTyped, isAsTyped } };
  const words = weighWithin(snapshot, text, 'words');
  const { synonyms } = words;
  if (words.isEnough) return { weights: words.weights, reading: { ...asTyped, isAsTyped, synonyms } };
  const properties = weighWithin(snapshot, text, 'properties');
  if (properties.total > 0) {
    const hasProperties = properties.total > words.total;
    return {
      weights: properties.weights,
      reading: { ...asTyped, isAsTyped, synonyms: properties.synonyms, hasProperties },
    };
  }
  const findsAny = (each: string) => weighWithin(snapshot, each, 'properties').total > 0;
  const { corrected, nearest } = findCorrection(snapshot, text, findsAny);
  if (corrected !== null) {
    const { weights, reading } = weighSearch(snapshot, corrected, false);
    return { weights, reading: { ...reading, isAsTyped, corrected } };
  }
  const { weights, parts } = weighMostTerms(snapshot, nearest, properties.weights);
  return { weights, reading: { ...asTyped, isAsTyped, parts } };
};

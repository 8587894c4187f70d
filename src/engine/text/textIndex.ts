import type { StockItem } from '@/contracts/inventory';

import { createScratch } from '../scratch';
import { foldCode, type SearchWord, trimPunctuation } from './foldText';
import { beginsWord, buildGramIndex, getTextIndex, type GramIndex } from './gramIndex';
import { indexMeasures } from './measureIndex';
import { space } from './runs';
import { buildVocabulary, type Vocabulary } from './vocabulary';
import {
  hasWeight,
  keepBest,
  keepBestOfAll,
  type MatchKind,
  matchKinds,
  requireBoth,
  toWeight,
  type Weights,
} from './weights';

type Named = Pick<StockItem, 'name' | 'code' | 'additionalCode'>;

/** Raises the weights of the items that have something. */
export type Weigher = (weights: Weights) => void;

export type TextIndex = {
  /** The weight of each item; 0 unless it has one of each. Reused by the next call unless `weights` is given. */
  weigh: (needed: readonly (readonly Weigher[])[], weights?: Weights) => Weights;
  /** Items whose name or codes have all the words; none counts as a better match than `kind`. */
  weighWords: (words: readonly SearchWord[], kind: MatchKind) => Weigher;
  /** Items with the measure, as `joinMeasures` writes it, in their name. */
  weighMeasure: (measure: string) => Weigher;
  /** Whether any item matches every word. */
  has: (words: readonly SearchWord[]) => boolean;
  /** Items whose code or additional code equals this one, ignoring punctuation. */
  withCode: (code: string) => number[];
  /** 1 for each item with one of these fragments (without punctuation) in a code. Valid until the next call. */
  withCodeParts: (fragments: readonly string[]) => Uint8Array;
  vocabulary: Vocabulary;
  /** Both codes of each item, without punctuation and separated by a space. */
  codes: readonly string[];
};

/** Scripts that put no spaces between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const qualities = { inside: 1, begins: 2, whole: 4, codeBegins: 5 } as const;

const stepLength = 256;

/** Both codes of each item, and their lengths. */
function* collectCodes(items: readonly Named[]): Generator<void, { texts: string[]; lengths: Set<number> }> {
  const texts: string[] = [];
  const lengths = new Set<number>();
  for (const { code, additionalCode } of items) {
    const one = foldCode(code ?? '');
    const other = foldCode(additionalCode ?? '');
    lengths.add(one.length).add(other.length);
    texts.push(other === '' ? one : `${one} ${other}`);
    if (texts.length % stepLength === 0) yield;
  }
  return { texts, lengths };
}

/** Names without spaces end with what the thing is. */
const weighUnspaced = (text: string, word: string) =>
  trimPunctuation(text).endsWith(word)
    ? toWeight(matchKinds.asTyped, qualities.whole)
    : toWeight(matchKinds.sameWord, qualities.begins);

const weighInName = (text: string, word: string, begins: boolean) => {
  if (text === word || trimPunctuation(text) === word) return toWeight(matchKinds.asTyped, qualities.whole);
  if (begins) return toWeight(matchKinds.beginsWord, qualities.begins);
  return toWeight(matchKinds.insideWord, qualities.inside);
};

const weighNames = (names: GramIndex, { starts, items }: Vocabulary, word: string, weights: Weights): void => {
  const hits = names.find(word);
  const isUnspaced = unspaced.test(word);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index] ?? 0;
    const number = getTextIndex(hit);
    const text = names.texts[number] ?? '';
    const weight = isUnspaced ? weighUnspaced(text, word) : weighInName(text, word, beginsWord(hit));
    const end = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < end; at += 1) keepBest(weights, items[at] ?? 0, weight);
  }
};

const weighCodes = (codes: GramIndex, fragment: string, weights: Weights): void => {
  const hits = codes.find(fragment);
  const begins = toWeight(matchKinds.asTyped, qualities.codeBegins);
  const inside = toWeight(matchKinds.insideWord, qualities.inside);
  for (let at = 0; at < hits.length; at += 1) {
    const hit = hits[at] ?? 0;
    keepBest(weights, getTextIndex(hit), beginsWord(hit) ? begins : inside);
  }
};

// Checks the spaces first: short codes are prefixes of thousands of others.
const hasCode = (codes: string, code: string): boolean => {
  const { length } = code;
  if (codes.length === length) return codes === code;
  if (codes.charCodeAt(length) === space && codes.startsWith(code)) return true;
  return codes.charCodeAt(codes.length - length - 1) === space && codes.endsWith(code);
};

const takeWeights = createScratch((length) => new Uint8Array(length));
const takeNeeded = createScratch((length) => new Uint8Array(length));
const takeOfWords = createScratch((length) => new Uint8Array(length));
const takeOfWord = createScratch((length) => new Uint8Array(length));
const takeMarks = createScratch((length) => new Uint8Array(length));

export function* buildTextIndex(items: readonly Named[]): Generator<void, TextIndex> {
  const vocabulary = yield* buildVocabulary(items.map(({ name }) => name));
  const names = yield* buildGramIndex(vocabulary.words);
  const { texts, lengths } = yield* collectCodes(items);
  const codes = yield* buildGramIndex(texts);

  const weighMeasure = yield* indexMeasures(items.map(({ name }) => name));

  const weighWord = ({ inName, inCode }: SearchWord, weights: Weights) => {
    weighNames(names, vocabulary, inName, weights);
    weighCodes(codes, inCode, weights);
  };

  const weighWords: TextIndex['weighWords'] =
    ([first, ...others], kind) =>
    (weights) => {
      if (!first) return;
      const isSimple = others.length === 0 && kind === matchKinds.asTyped;
      const ofWords = isSimple ? weights : takeOfWords(items.length).fill(0);
      weighWord(first, ofWords);
      for (const word of others) {
        const ofWord = takeOfWord(items.length).fill(0);
        weighWord(word, ofWord);
        if (!requireBoth(ofWords, ofWord)) return;
      }
      if (!isSimple) keepBestOfAll(weights, ofWords, kind);
    };

  const weigh: TextIndex['weigh'] = ([first, ...others], weights = takeWeights(items.length)) => {
    weights.fill(first ? 0 : toWeight(matchKinds.asTyped, qualities.inside));
    first?.forEach((weigher) => weigher(weights));
    for (const each of others) {
      const needed = takeNeeded(items.length).fill(0);
      each.forEach((weigher) => weigher(needed));
      if (!requireBoth(weights, needed)) break;
    }
    return weights;
  };

  const hasWord = ({ inName, inCode }: SearchWord) => names.find(inName).length > 0 || codes.find(inCode).length > 0;

  return {
    vocabulary,
    codes: codes.texts,
    weigh,
    weighWords,
    weighMeasure,
    has: (words) =>
      words.every(hasWord) &&
      (words.length < 2 || hasWeight(weigh(words.map((word) => [weighWords([word], matchKinds.asTyped)])))),
    withCode: (code) => {
      const folded = foldCode(code);
      const found: number[] = [];
      // Most input is not a whole code but part of thousands.
      if (!lengths.has(folded.length)) return found;
      for (const hit of codes.find(folded)) {
        const item = getTextIndex(hit);
        if (beginsWord(hit) && hasCode(codes.texts[item] ?? '', folded)) found.push(item);
      }
      return found;
    },
    withCodeParts: (fragments) => {
      const found = takeMarks(items.length).fill(0);
      for (const fragment of fragments) {
        const hits = codes.find(fragment);
        for (let at = 0; at < hits.length; at += 1) found[getTextIndex(hits[at] ?? 0)] = 1;
      }
      return found;
    },
  };
}

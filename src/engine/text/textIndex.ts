import type { StockItem } from '@/contracts/inventory';

import { createScratch } from '../scratch';
import { foldCode, type SearchWord } from './foldText';
import { beginsWord, buildGramIndex, getTextIndex, type GramIndex } from './gramIndex';
import { space } from './runs';
import { buildVocabulary, type Vocabulary } from './vocabulary';

type Named = Pick<StockItem, 'name' | 'code' | 'additionalCode'>;

export type TextIndex = {
  /** The match weight of each item; 0 unless every word matches. Reused by the next call unless `weights` is given. */
  weigh: (words: readonly SearchWord[], weights?: Uint8Array) => Uint8Array;
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

const inside = 1;
const nameWordBegins = 2;
const nameWord = 3;
const codeBegins = 4;

const highest = 255;

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

const raise = (weights: Uint8Array, item: number, weight: number) => {
  if ((weights[item] ?? 0) < weight) weights[item] = weight;
};

const weighNames = (names: GramIndex, { starts, items }: Vocabulary, word: string, weights: Uint8Array): void => {
  const hits = names.find(word);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index] ?? 0;
    const number = getTextIndex(hit);
    const weight = !beginsWord(hit) ? inside : names.texts[number] === word ? nameWord : nameWordBegins;
    const end = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < end; at += 1) raise(weights, items[at] ?? 0, weight);
  }
};

const weighCodes = (codes: GramIndex, fragment: string, weights: Uint8Array): void => {
  const hits = codes.find(fragment);
  for (let at = 0; at < hits.length; at += 1) {
    const hit = hits[at] ?? 0;
    raise(weights, getTextIndex(hit), beginsWord(hit) ? codeBegins : inside);
  }
};

/** Sums the weights of items that have both; returns whether any remain. */
const both = (sums: Uint8Array, weights: Uint8Array): boolean => {
  let left = 0;
  for (let item = 0; item < sums.length; item += 1) {
    const sum = sums[item] ?? 0;
    const weight = weights[item] ?? 0;
    const next = sum === 0 || weight === 0 ? 0 : Math.min(highest, sum + weight);
    sums[item] = next;
    left |= next;
  }
  return left !== 0;
};

// Checks the spaces first: short codes are prefixes of thousands of others.
const hasCode = (codes: string, code: string): boolean => {
  const { length } = code;
  if (codes.length === length) return codes === code;
  if (codes.charCodeAt(length) === space && codes.startsWith(code)) return true;
  return codes.charCodeAt(codes.length - length - 1) === space && codes.endsWith(code);
};

// Plain loops: iterators and callbacks take ten times as long over a million items.
export const hasWeight = (weights: Uint8Array): boolean => {
  for (let item = 0; item < weights.length; item += 1) if (weights[item] !== 0) return true;
  return false;
};

export const countWeighed = (weights: Uint8Array): number => {
  let count = 0;
  for (let item = 0; item < weights.length; item += 1) if (weights[item] !== 0) count += 1;
  return count;
};

const takeSums = createScratch((length) => new Uint8Array(length));
const takeWeights = createScratch((length) => new Uint8Array(length));
const takeMarks = createScratch((length) => new Uint8Array(length));

export function* buildTextIndex(items: readonly Named[]): Generator<void, TextIndex> {
  const vocabulary = yield* buildVocabulary(items.map(({ name }) => name));
  const names = yield* buildGramIndex(vocabulary.words);
  const { texts, lengths } = yield* collectCodes(items);
  const codes = yield* buildGramIndex(texts);

  const weighWord = ({ inName, inCode }: SearchWord, weights: Uint8Array) => {
    weighNames(names, vocabulary, inName, weights);
    weighCodes(codes, inCode, weights);
  };

  const weigh: TextIndex['weigh'] = ([first, ...others], sums = takeSums(items.length)) => {
    sums.fill(0);
    if (!first) return sums.fill(inside);
    weighWord(first, sums);
    const weights = takeWeights(others.length > 0 ? items.length : 0);
    for (const word of others) {
      weights.fill(0);
      weighWord(word, weights);
      if (!both(sums, weights)) break;
    }
    return sums;
  };

  const hasWord = ({ inName, inCode }: SearchWord) => names.find(inName).length > 0 || codes.find(inCode).length > 0;

  return {
    vocabulary,
    codes: codes.texts,
    weigh,
    has: (words) => words.every(hasWord) && (words.length < 2 || hasWeight(weigh(words))),
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

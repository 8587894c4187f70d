import type { StockItem } from '@/contracts/inventory';

import { createScratch } from '../scratch';
import { foldCode, type SearchWord, trimPunctuation } from './foldText';
import { beginsWord, buildGramIndex, getTextIndex, type GramIndex } from './gramIndex';
import { indexMeasures } from './measureIndex';
import { space } from './runs';
import { buildVocabulary, type Vocabulary } from './vocabulary';
import { createWeighing, type Weigher, type Weighing } from './weighing';
import { keepBest, matchKinds, toWeight, type Weights } from './weights';

type Named = Pick<StockItem, 'name' | 'code' | 'additionalCode'>;

export type TextIndex = Weighing & {
  /** Items with the measure, as `joinMeasures` writes it, in their name. */
  weighMeasure: (measure: string) => Weigher;
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

/** How well codes have a fragment, at their beginning or inside. */
export const codeWeights = {
  begins: toWeight(matchKinds.asTyped, qualities.codeBegins),
  inside: toWeight(matchKinds.insideWord, qualities.inside),
} as const;

const stepLength = 256;

/** Both codes of each item, and their lengths. */
export function* collectCodes(items: readonly Named[]): Generator<void, { texts: string[]; lengths: Set<number> }> {
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

/** How well a word of a name has a fragment that it contains, or begins with. */
export const weighInName = (text: string, word: string, begins: boolean): number => {
  if (unspaced.test(word)) return weighUnspaced(text, word);
  if (text === word || trimPunctuation(text) === word) return toWeight(matchKinds.asTyped, qualities.whole);
  if (begins) return toWeight(matchKinds.beginsWord, qualities.begins);
  return toWeight(matchKinds.insideWord, qualities.inside);
};

const weighNames = (names: GramIndex, { starts, items }: Vocabulary, word: string, weights: Weights): void => {
  const hits = names.find(word);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index] ?? 0;
    const number = getTextIndex(hit);
    const text = names.texts[number] ?? '';
    const weight = weighInName(text, word, beginsWord(hit));
    const end = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0; at < end; at += 1) keepBest(weights, items[at] ?? 0, weight);
  }
};

const weighCodes = (codes: GramIndex, fragment: string, weights: Weights): void => {
  const hits = codes.find(fragment);
  for (let at = 0; at < hits.length; at += 1) {
    const hit = hits[at] ?? 0;
    keepBest(weights, getTextIndex(hit), beginsWord(hit) ? codeWeights.begins : codeWeights.inside);
  }
};

// Checks the spaces first: short codes are prefixes of thousands of others.
export const hasCode = (codes: string, code: string): boolean => {
  const { length } = code;
  if (codes.length === length) return codes === code;
  if (codes.charCodeAt(length) === space && codes.startsWith(code)) return true;
  return codes.charCodeAt(codes.length - length - 1) === space && codes.endsWith(code);
};

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

  const hasWord = ({ inName, inCode }: SearchWord) => names.find(inName).length > 0 || codes.find(inCode).length > 0;

  return {
    vocabulary,
    codes: codes.texts,
    ...createWeighing({ length: items.length, weighWord, hasWord }),
    weighMeasure,
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

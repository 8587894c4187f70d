import { createScratch } from '../scratch';
import type { SearchWord } from './foldText';
import { hasWeight, keepBestOfAll, type MatchKind, matchKinds, requireBoth, toWeight, type Weights } from './weights';

/** Raises the weights of the items that have something. */
export type Weigher = (weights: Weights) => void;

export type Weighing = {
  /** The weight of each item; 0 unless it has one of each. Reused by the next call unless `weights` is given. */
  weigh: (needed: readonly (readonly Weigher[])[], weights?: Weights) => Weights;
  /** Items whose name or codes have all the words; none counts as a better match than `kind`. */
  weighWords: (words: readonly SearchWord[], kind: MatchKind) => Weigher;
  /** Whether any item matches every word. */
  has: (words: readonly SearchWord[]) => boolean;
};

const insideWord = 1;

const takeWeights = createScratch((length) => new Uint8Array(length));
const takeNeeded = createScratch((length) => new Uint8Array(length));
const takeOfWords = createScratch((length) => new Uint8Array(length));
const takeOfWord = createScratch((length) => new Uint8Array(length));

type Words = {
  /** How many items there are. */
  length: number;
  weighWord: (word: SearchWord, weights: Weights) => void;
  hasWord: (word: SearchWord) => boolean;
};

/** Weighs items by several words, given how each word weighs them. */
export const createWeighing = ({ length, weighWord, hasWord }: Words): Weighing => {
  const weighWords: Weighing['weighWords'] =
    ([first, ...others], kind) =>
    (weights) => {
      if (!first) return;
      const isSimple = others.length === 0 && kind === matchKinds.asTyped;
      const ofWords = isSimple ? weights : takeOfWords(length).fill(0);
      weighWord(first, ofWords);
      for (const word of others) {
        const ofWord = takeOfWord(length).fill(0);
        weighWord(word, ofWord);
        if (!requireBoth(ofWords, ofWord)) return;
      }
      if (!isSimple) keepBestOfAll(weights, ofWords, kind);
    };

  const weigh: Weighing['weigh'] = ([first, ...others], weights = takeWeights(length)) => {
    weights.fill(first ? 0 : toWeight(matchKinds.asTyped, insideWord));
    first?.forEach((weigher) => weigher(weights));
    for (const each of others) {
      const needed = takeNeeded(length).fill(0);
      each.forEach((weigher) => weigher(needed));
      if (!requireBoth(weights, needed)) break;
    }
    return weights;
  };

  return {
    weigh,
    weighWords,
    has: (words) =>
      words.every(hasWord) &&
      (words.length < 2 || hasWeight(weigh(words.map((word) => [weighWords([word], matchKinds.asTyped)])))),
  };
};

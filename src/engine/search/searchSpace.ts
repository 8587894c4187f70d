import type { SearchWord } from '../text/foldText';
import type { Weigher } from '../text/weighing';
import type { MatchKind, Weights } from '../text/weights';

/** From the best to the worst that count, and how many suffice. */
export type WeightRange = { from?: number; to?: number; enough?: number };

/** What a search knows of the items, wherever their texts are. Weights are valid until the next search. */
export type SearchSpace = {
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
  /** Items whose name or codes have all the words; none counts as a better match than `kind`. */
  weighWords: (words: readonly SearchWord[], kind: MatchKind) => Weigher;
  /** Items with the measure, as `joinMeasures` writes it, in their name. */
  weighMeasure: (measure: string) => Weigher;
  /** Items that have one of each of the one or the other, the better counting; those with this code come first. */
  weighEither: (one: readonly (readonly Weigher[])[], other: readonly (readonly Weigher[])[], code: string) => Weights;
  /** Items that have the most of these, and the sets of them that such items have: the rarest first. */
  weighMost: (needed: readonly (readonly Weigher[])[]) => { weights: Weights; masks: number[] };
  count: (weights: Weights, range?: WeightRange) => number;
  /** Without the parents that are found together with variants of theirs. */
  countSold: (weights: Weights) => number;
  /** The words and codes that are most like it. */
  nearWords: (word: SearchWord) => string[];
  /** What a misspelled Chinese word may be, if several words are about as likely. */
  nearChoices: (word: SearchWord) => string[];
};

/** What a search asks about the words of names, whichever items have them. */
export type WordFacts = Pick<SearchSpace, 'isWord' | 'otherForms' | 'nearWords' | 'nearChoices'>;

/**
 * How well an item matches, as one byte: the kind of its worst word's match in the upper three bits; below, the sum of how
 * well each word matches. 0 stands for no match.
 */
export type Weights = Uint8Array;

/** From the best to the worst. */
export const matchKinds = {
  asTyped: 6,
  sameWord: 5,
  otherWord: 4,
  beginsWord: 3,
  insideWord: 2,
  property: 1,
} as const;
export type MatchKind = (typeof matchKinds)[keyof typeof matchKinds];

export const wholeCode = 255;

const qualityBits = 5;
const maxQuality = 31;

export const toWeight = (kind: number, quality: number): number => (kind << qualityBits) | quality;

export const qualityOf = (weight: number): number => weight & maxQuality;

/** The weight of an item that has both; 0 if it lacks one. */
export const both = (one: number, other: number): number => {
  if (one === 0 || other === 0) return 0;
  const quality = qualityOf(one) + qualityOf(other);
  return toWeight(Math.min(one >> qualityBits, other >> qualityBits), Math.min(maxQuality, quality));
};

export const keepBest = (weights: Weights, item: number, weight: number): void => {
  if ((weights[item] ?? 0) < weight) weights[item] = weight;
};

// Plain loops: iterators and callbacks take ten times as long over a million items.

/** Leaves items that have both; returns whether any remain. */
export const requireBoth = (weights: Weights, others: Weights): boolean => {
  let left = 0;
  for (let item = 0; item < weights.length; item += 1) {
    const next = both(weights[item] ?? 0, others[item] ?? 0);
    weights[item] = next;
    left |= next;
  }
  return left !== 0;
};

/** Keeps the better one of both weights of each item, where the others count as no better than `kind`. */
export const keepBestOfAll = (weights: Weights, others: Weights, kind: number): void => {
  for (let item = 0; item < weights.length; item += 1) {
    const other = others[item] ?? 0;
    if (other !== 0) keepBest(weights, item, toWeight(Math.min(kind, other >> qualityBits), qualityOf(other)));
  }
};

/** The number of items with a weight of at least `from`, below `to`. Stops at `enough`. */
export const countWeights = (weights: Weights, { from = 1, to = wholeCode + 1, enough = Infinity } = {}): number => {
  let count = 0;
  for (let item = 0; item < weights.length && count < enough; item += 1) {
    const weight = weights[item] ?? 0;
    if (weight >= from && weight < to) count += 1;
  }
  return count;
};

export const hasWeight = (weights: Weights): boolean => countWeights(weights, { enough: 1 }) > 0;

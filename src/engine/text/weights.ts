/**
 * How well an item matches, as one byte: by which means its worst word matches, in the upper three bits; below, the sum
 * of how well each word does. 0 stands for no match.
 */
export type Weights = Uint8Array;

/** The means, from the best to the worst. */
export const means = { asTyped: 6, sameWord: 5, otherWord: 4, insideWord: 3, property: 2 } as const;
export type Means = (typeof means)[keyof typeof means];

export const wholeCode = 255;

const qualityBits = 5;
const maxQuality = 31;

export const toWeight = (by: number, quality: number): number => (by << qualityBits) | quality;

export const matchKindOf = (weight: number): number => weight >> qualityBits;

export const qualityOf = (weight: number): number => weight & maxQuality;

/** The weight of an item that has both; 0 if it lacks one. */
export const both = (one: number, other: number): number => {
  if (one === 0 || other === 0) return 0;
  const quality = qualityOf(one) + qualityOf(other);
  return toWeight(Math.min(one >> qualityBits, other >> qualityBits), Math.min(maxQuality, quality));
};

export const raise = (weights: Weights, item: number, weight: number): void => {
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

/** Raises each weight to the other one, where that is by no better means than the given. */
export const raiseAll = (weights: Weights, others: Weights, by: number): void => {
  for (let item = 0; item < weights.length; item += 1) {
    const other = others[item] ?? 0;
    if (other !== 0) raise(weights, item, toWeight(Math.min(by, other >> qualityBits), qualityOf(other)));
  }
};

export const hasWeight = (weights: Weights): boolean => {
  for (let item = 0; item < weights.length; item += 1) if (weights[item] !== 0) return true;
  return false;
};

export const countWeighed = (weights: Weights, least = 1): number => {
  let count = 0;
  for (let item = 0; item < weights.length; item += 1) if ((weights[item] ?? 0) >= least) count += 1;
  return count;
};

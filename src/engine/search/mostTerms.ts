import { createScratch } from '../scratch';
import { foldMeasures, joinMeasures } from '../text/measures';
import { both, matchKinds, qualityOf, toWeight, type Weights } from '../text/weights';
import { readTerms, textOf } from './terms';
import { createTermWeighers } from './termWeighers';
import { asTypedIn } from './typedSpellings';
import type { WordLookup } from './wordLookup';

const takeMasks = createScratch((length) => new Uint32Array(length));
const takeWeights = createScratch((length) => new Uint8Array(length));
const takeOwn = createScratch((length) => new Uint8Array(length));

const maxParts = 3;

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** `texts` are the largest sets of terms that items have together. */
type MostTerms = { weights: Weights; texts: string[] };

/** Items that have the most of the terms, if none has all of them. Valid until the next call. */
export const weighMostTerms = (lookup: WordLookup, text: string): MostTerms => {
  const { index, catalog } = lookup.snapshot;
  const { weighersOf } = createTermWeighers(lookup, 'properties');
  const terms = readTerms(lookup, text, true);
  const { written } = joinMeasures(foldMeasures(text));
  const asTyped = asTypedIn(text);
  const masks = takeMasks(catalog.items.length).fill(0);
  const weights = takeWeights(catalog.items.length).fill(0);
  for (const [bit, term] of terms.entries()) {
    const own = index.weigh([weighersOf(term)], takeOwn(catalog.items.length));
    for (let at = 0; at < own.length; at += 1) {
      const weight = own[at] ?? 0;
      if (weight === 0) continue;
      masks[at] = (masks[at] ?? 0) | (1 << bit);
      weights[at] = weights[at] === 0 ? weight : both(weights[at] ?? 0, weight);
    }
  }
  const totals = new Map<number, number>();
  for (let at = 0; at < masks.length; at += 1) {
    const mask = masks[at] ?? 0;
    if (mask > 0) totals.set(mask, (totals.get(mask) ?? 0) + 1);
  }
  let most = 0;
  for (const mask of totals.keys()) most = Math.max(most, countBits(mask));
  // What fewer items have says more.
  const masksOfMost = [...totals]
    .filter(([mask]) => countBits(mask) === most)
    .sort(([, one], [, other]) => one - other);
  const places = new Map(masksOfMost.map(([mask], place) => [mask, place]));
  for (let at = 0; at < masks.length; at += 1) {
    const place = places.get(masks[at] ?? 0);
    weights[at] =
      place === undefined ? 0 : toWeight(Math.max(1, matchKinds.asTyped - place), qualityOf(weights[at] ?? 0));
  }
  const texts = masksOfMost.slice(0, maxParts).map(([mask]) =>
    terms
      .filter((_, bit) => (mask & (1 << bit)) !== 0)
      .map((term) => written.get(textOf(term)) ?? asTyped(textOf(term)))
      .join(' '),
  );
  return { weights, texts };
};

import { foldMeasures, joinMeasures } from '../text/measures';
import type { SearchSpace } from './searchSpace';
import { readTerms, textOf } from './terms';
import { createTermWeighers } from './termWeighers';
import { asTypedIn } from './typedSpellings';
import type { WordLookup } from './wordLookup';

const maxParts = 3;

/** `texts` are the largest sets of terms that items have together. */
type MostTerms<Weights> = { weights: Weights; texts: string[] };

/** Items that have the most of the terms, if none has all of them. */
export const weighMostTerms = <Weigher, Weights>(
  space: SearchSpace<Weigher, Weights>,
  lookup: WordLookup<Weigher>,
  text: string,
): MostTerms<Weights> => {
  const { weighersOf } = createTermWeighers(space, lookup, 'properties');
  const terms = readTerms(lookup, text, true);
  const { written } = joinMeasures(foldMeasures(text));
  const asTyped = asTypedIn(text);
  const { weights, masks } = space.weighMost(terms.map(weighersOf));
  const texts = masks.slice(0, maxParts).map((mask) =>
    terms
      .filter((_, bit) => (mask & (1 << bit)) !== 0)
      .map((term) => written.get(textOf(term)) ?? asTyped(textOf(term)))
      .join(' '),
  );
  return { weights, texts };
};

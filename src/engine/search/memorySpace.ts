import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { BrowsableSnapshot, CatalogSnapshot, SearchableSnapshot } from '../query/catalogSnapshot';
import { findParentsOfFound } from '../query/families';
import { createScratch } from '../scratch';
import { searchWords } from '../text/foldText';
import { findInflections } from '../text/inflections';
import type { TextIndex } from '../text/textIndex';
import { both, countWeights, keepBest, matchKinds, qualityOf, toWeight, wholeCode } from '../text/weights';
import { createLexicon } from './lexicon';
import { nearChoices, nearWords } from './nearMatches';
import { weighProperties } from './properties';
import type { SearchSpace, WordFacts } from './searchSpace';
import { findSynonyms } from './synonyms';

const takeEither = createScratch((length) => new Uint8Array(length));
const takeOther = createScratch((length) => new Uint8Array(length));
const takeMasks = createScratch((length) => new Uint32Array(length));
const takeMost = createScratch((length) => new Uint8Array(length));
const takeOwn = createScratch((length) => new Uint8Array(length));

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** Of the sets that items have, the largest ones: what fewer items have says more. */
export const findMasksOfMost = (totals: ReadonlyMap<number, number>): number[] => {
  let most = 0;
  for (const mask of totals.keys()) most = Math.max(most, countBits(mask));
  return [...totals]
    .filter(([mask]) => countBits(mask) === most)
    .sort(([, one], [, other]) => one - other)
    .map(([mask]) => mask);
};

/** The weight of an item that has the set at this place among them, where `weight` is that of all it has. */
export const weighSet = (weight: number, place: number): number =>
  toWeight(Math.max(1, matchKinds.asTyped - place), qualityOf(weight));

const createWordFacts = (snapshot: Pick<CatalogSnapshot, 'catalog' | 'index' | 'lexicon'>): WordFacts => {
  const { index, lexicon } = snapshot;
  return {
    isWord: (word) => lexicon.words().has(word),
    otherForms: (word) =>
      findInflections(word).flatMap((form) => index.vocabulary.words[lexicon.words().get(form) ?? -1] ?? []),
    nearWords: (word) => nearWords(snapshot, word),
    nearChoices: (word) => nearChoices(snapshot, word),
  };
};

export const createSearchSpace = (snapshot: SearchableSnapshot): SearchSpace => {
  const { catalog, families, index, lexicon, words } = snapshot;
  const { length } = catalog;

  const weighEither: SearchSpace['weighEither'] = (one, other, code) => {
    const weights = index.weigh(one, takeEither(length));
    if (other.length > 0) {
      const others = index.weigh(other, takeOther(length));
      for (let at = 0; at < others.length; at += 1) keepBest(weights, at, others[at] ?? 0);
    }
    for (const at of index.withCode(code)) if (weights[at] !== 0) weights[at] = wholeCode;
    return weights;
  };

  const weighMost: SearchSpace['weighMost'] = (needed) => {
    const masks = takeMasks(length).fill(0);
    const weights = takeMost(length).fill(0);
    for (const [bit, weighers] of needed.entries()) {
      const own = index.weigh([weighers], takeOwn(length));
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
    const masksOfMost = findMasksOfMost(totals);
    const places = new Map(masksOfMost.map((mask, place) => [mask, place]));
    for (let at = 0; at < masks.length; at += 1) {
      const place = places.get(masks[at] ?? 0);
      weights[at] = place === undefined ? 0 : weighSet(weights[at] ?? 0, place);
    }
    return { weights, masks: masksOfMost };
  };

  return {
    ...words,
    isFound: (text) => index.has(searchWords(text)),
    synonyms: (phrase) => findSynonyms(lexicon.synonyms(), phrase),
    properties: (phrase) => weighProperties(catalog, lexicon.properties(), phrase),
    weighWords: index.weighWords,
    weighMeasure: index.weighMeasure,
    weighEither,
    weighMost,
    count: countWeights,
    countSold: (weights) => countWeights(weights) - findParentsOfFound(families, weights).length,
  };
};

export const withIndex = (
  snapshot: BrowsableSnapshot & { catalog: MergedCatalog },
  index: TextIndex,
): CatalogSnapshot => {
  const lexicon = createLexicon({ ...snapshot, index });
  return { ...snapshot, index, lexicon, words: createWordFacts({ catalog: snapshot.catalog, index, lexicon }) };
};

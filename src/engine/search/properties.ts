import type { CategoryTree } from '../catalog/categoryTree';
import type { CatalogColumns } from '../catalog/mergeCatalogs';
import type { Feature, FeatureValue } from '../catalog/readFeatures';
import type { CategoryNode } from '../query/catalogQuery';
import { categoryNodes } from '../query/categoryNodes';
import { foldText, trimPunctuation } from '../text/foldText';
import { findInflections } from '../text/inflections';
import { findMeasures } from '../text/measures';
import { unspaced } from '../text/textIndex';
import type { Weigher } from '../text/weighing';
import { keepBest, matchKinds, toWeight } from '../text/weights';

type Property = {
  words: ReadonlySet<string>;
  /** Folded; without spaces where the script has none. */
  text: string;
};

export type Properties = {
  /** By the category's number. */
  categories: readonly (Property & { node: CategoryNode })[];
  values: readonly (Property & FeatureValue)[];
};

const toProperty = (name: string): Property => {
  const text = foldText(name).trim();
  return { text, words: new Set([...text.split(/[\s/-]+/).map(trimPunctuation), ...findMeasures(text)]) };
};

export const listProperties = (catalog: CatalogColumns, features: readonly Feature[]): Properties => ({
  categories: categoryNodes(catalog).map((node) => ({ ...toProperty(node.name), node })),
  values: features.flatMap(({ values }) => values).map((value) => ({ ...toProperty(value.name), ...value })),
});

// Shorter beginnings belong to too many words.
const shortestBeginning = 4;

const whole = 4;
const begins = 2;

const hasWord = ({ text, words }: Property, word: string): number => {
  if (words.has(word) || findInflections(word).some((form) => words.has(form))) return whole;
  if (unspaced.test(word)) return word.length > 1 && text.includes(word) ? begins : 0;
  return word.length >= shortestBeginning && [...words].some((own) => own.startsWith(word)) ? begins : 0;
};

/** How well a property has all the words. */
const hasPhrase = (property: Property, words: readonly string[]): number =>
  Math.min(...words.map((word) => hasWord(property, word)));

/** How well categories, by their number, and values have a phrase. Null if none has it. */
export const matchProperties = <Value extends Property>(
  { walk }: Pick<CategoryTree, 'walk'>,
  { categories, values }: { categories: readonly Property[]; values: readonly Value[] },
  phrase: string,
) => {
  const words = phrase.split(' ');
  const names = [phrase, ...(words.length === 1 ? findInflections(phrase) : [])];
  const own = Uint8Array.from(categories, (category) => hasPhrase(category, words));
  const qualities = new Uint8Array(categories.length);
  for (const { enter, exit } of walk) {
    const isNamedSo = names.includes(categories[enter]?.text ?? '');
    // Of "Pots and pans" and the "Pans" in it, the narrower one is meant.
    if (own[enter] === 0 || (!isNamedSo && own.subarray(enter + 1, exit).some((quality) => quality > 0))) continue;
    qualities.fill(own[enter] ?? 0, enter, exit);
  }
  const found = values.flatMap((value) => {
    const quality = hasPhrase(value, words);
    return quality === 0 ? [] : [{ value, weight: toWeight(matchKinds.property, quality) }];
  });
  const isInCategories = own.some((quality) => quality > 0);
  return isInCategories || found.length > 0 ? { qualities, isInCategories, found } : null;
};

/** Items in a category of this name, or with this value of a feature. Null if there is none. */
export const weighProperties = (
  { tree, categoryByItem }: CatalogColumns,
  properties: Properties,
  phrase: string,
): Weigher | null => {
  const matched = matchProperties(tree, properties, phrase);
  if (!matched) return null;
  const { qualities, isInCategories, found } = matched;
  return (weights) => {
    for (let at = 0; isInCategories && at < categoryByItem.length; at += 1) {
      const quality = qualities[categoryByItem[at] ?? -1] ?? 0;
      if (quality > 0) keepBest(weights, at, toWeight(matchKinds.property, quality));
    }
    for (const { value, weight } of found) for (const at of value.positions) keepBest(weights, at, weight);
  };
};

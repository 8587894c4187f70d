import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { foldText, trimPunctuation } from '../text/foldText';
import { findInflections } from '../text/inflections';
import { findMeasures } from '../text/measures';
import { unspaced, type Weigher } from '../text/textIndex';
import { means, raise, toWeight } from '../text/weights';

type Property = {
  words: ReadonlySet<string>;
  /** Without spaces where the script has none. */
  text: string;
};

type Properties = {
  /** By the category's number. */
  categories: readonly Property[];
  values: readonly { property: Property; positions: Uint32Array }[];
};

const toProperty = (name: string): Property => {
  const text = foldText(name).trim();
  return { text, words: new Set([...text.split(/[\s/-]+/).map(trimPunctuation), ...findMeasures(text)]) };
};

type Described = Pick<CatalogSnapshot, 'catalog' | 'features'>;

/** The names of all categories and values. */
export const propertyNames = ({ catalog, features }: Described): string[] => [
  ...catalog.tree.walk.map(({ name }) => name),
  ...features.flatMap(({ values }) => values.map(({ name }) => name)),
];

const propertiesByCatalog = new WeakMap<object, { features: CatalogSnapshot['features']; properties: Properties }>();

const getProperties = ({ catalog, features }: Described): Properties => {
  const known = propertiesByCatalog.get(catalog);
  if (known?.features === features) return known.properties;
  const values = features.flatMap((feature) => feature.values);
  const properties = {
    categories: catalog.tree.walk.map(({ name }) => toProperty(name)),
    values: values.map(({ name, positions }) => ({ property: toProperty(name), positions })),
  };
  propertiesByCatalog.set(catalog, { features, properties });
  return properties;
};

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

/** Items in a category of this name, or with this value of a feature. Null if there is none. */
export const weighProperties = (snapshot: Described, phrase: string): Weigher | null => {
  const { categories, values } = getProperties(snapshot);
  const { tree, categoryByItem } = snapshot.catalog;
  const words = phrase.split(' ');
  const names = [phrase, ...(words.length === 1 ? findInflections(phrase) : [])];
  const own = Uint8Array.from(categories, (category) => hasPhrase(category, words));
  const qualities = new Uint8Array(categories.length);
  for (const { enter, exit } of tree.walk) {
    const isNamedSo = names.includes(categories[enter]?.text ?? '');
    // Of "Pots and pans" and the "Pans" in it, the narrower one is meant.
    if (own[enter] === 0 || (!isNamedSo && own.subarray(enter + 1, exit).some((quality) => quality > 0))) continue;
    qualities.fill(own[enter] ?? 0, enter, exit);
  }
  const found = values.flatMap(({ property, positions }) => {
    const quality = hasPhrase(property, words);
    return quality === 0 ? [] : [{ positions, weight: toWeight(means.property, quality) }];
  });
  const isInCategories = own.some((quality) => quality > 0);
  if (!isInCategories && found.length === 0) return null;
  return (weights) => {
    for (let at = 0; isInCategories && at < categoryByItem.length; at += 1) {
      const quality = qualities[categoryByItem[at] ?? -1] ?? 0;
      if (quality > 0) raise(weights, at, toWeight(means.property, quality));
    }
    for (const { positions, weight } of found) for (const at of positions) raise(weights, at, weight);
  };
};

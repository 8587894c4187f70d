import type { FeatureChoice, PriceRange } from '@/engine/query/catalogQuery';

const maxPairs = 60;
const pair = /^([A-Za-z0-9-]{1,80})\.([A-Za-z0-9-]{1,80})$/;

/** The chosen values of features in an address: `material.steel_material.brass_brand.nube`. */
export const parseFeatures = (text: string): FeatureChoice => {
  const chosen = new Map<string, string[]>();
  for (const part of text.split('_').slice(0, maxPairs)) {
    const [, key, value] = pair.exec(part) ?? [];
    if (key === undefined || value === undefined) continue;
    const values = chosen.get(key) ?? [];
    if (!values.includes(value)) chosen.set(key, [...values, value]);
  }
  return Object.fromEntries(chosen);
};

export const formatFeatures = (chosen: FeatureChoice): string =>
  Object.entries(chosen)
    .flatMap(([key, values]) => values.map((value) => `${key}.${value}`))
    .join('_');

export const getChosenValues = (chosen: FeatureChoice, key: string): readonly string[] =>
  Object.hasOwn(chosen, key) ? (chosen[key] ?? []) : [];

export const withToggled = (chosen: FeatureChoice, key: string, value: string): FeatureChoice => {
  const values = getChosenValues(chosen, key);
  const { [key]: _, ...others } = chosen;
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return changed.length === 0 ? others : { ...others, [key]: changed };
};

const bound = '(\\d{1,9}(?:\\.\\d{1,2})?)?';
const range = new RegExp(`^${bound}-${bound}$`);

/** A range of prices in an address: `10-50`, `-10` or `50-`. Null if there is none. */
export const parsePrice = (text: string): PriceRange | null => {
  const [found, from, to] = range.exec(text) ?? [];
  if (found === undefined || found === '-') return null;
  const parsed = { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
  return parsed.from !== null && parsed.to !== null && parsed.from >= parsed.to ? null : parsed;
};

export const formatPrice = ({ from, to }: PriceRange): string => `${from ?? ''}-${to ?? ''}`;

export const isSamePrice = (one: PriceRange, other: PriceRange | null): boolean =>
  one.from === other?.from && one.to === other.to;

import fc from 'fast-check';

/** Replacement values for a field; `undefined` means a missing field. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'twelve',
  '12',
  -5,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [null],
  { not: 'a text' },
  'x'.repeat(20_000),
];

type Json = unknown;
type Path = readonly (string | number)[];

/** The paths of all nested values. */
const placesIn = (value: Json, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
};

/** A copy with another value at one path. */
const withValueAt = (value: Json, [key, ...rest]: Path, other: unknown): Json => {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === Number(key) ? withValueAt(each, rest, other) : each));
  const fields = value as Record<string, unknown>;
  const next = withValueAt(fields[key], rest, other);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _gone, ...others } = fields;
  return others;
};

/** The data with one to three values corrupted, and possibly the first record of each list duplicated. */
export const spoilt = (data: Json): fc.Arbitrary<Json> => {
  const places = placesIn(data).filter((path) => path.length > 0);
  const fault = fc.record({
    place: fc.constantFrom(...places),
    value: fc.oneof(fc.constantFrom(...wrongValues), fc.anything()),
  });
  return fc.tuple(fc.array(fault, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([faults, isDoubled]) => {
    const changed = faults.reduce<unknown>(
      (before, { place, value }) => (hasPlace(before, place) ? withValueAt(before, place, value) : before),
      data,
    );
    return isDoubled && Array.isArray(changed) ? [...(changed as unknown[]), changed[0] as unknown] : changed;
  });
};

const hasPlace = (value: Json, [key, ...rest]: Path): boolean => {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return hasPlace((value as Record<string, unknown>)[key], rest);
};

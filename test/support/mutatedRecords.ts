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
const listPaths = (value: Json, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
};

/** A copy with a different value at one path. */
const withValueAt = (value: Json, [key, ...rest]: Path, replacement: unknown): Json => {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === Number(key) ? withValueAt(each, rest, replacement) : each));
  const fields = value as Record<string, unknown>;
  const next = withValueAt(fields[key], rest, replacement);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _removed, ...others } = fields;
  return others;
};

/** The data with one to three values corrupted, and possibly the first record of each list duplicated. */
export const corrupted = (data: Json): fc.Arbitrary<Json> => {
  const paths = listPaths(data).filter((path) => path.length > 0);
  const fault = fc.record({
    path: fc.constantFrom(...paths),
    value: fc.oneof(fc.constantFrom(...wrongValues), fc.anything()),
  });
  return fc.tuple(fc.array(fault, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([faults, hasDuplicate]) => {
    const changed = faults.reduce<unknown>(
      (before, { path, value }) => (hasPath(before, path) ? withValueAt(before, path, value) : before),
      data,
    );
    return hasDuplicate && Array.isArray(changed) ? [...(changed as unknown[]), changed[0] as unknown] : changed;
  });
};

const hasPath = (value: Json, [key, ...rest]: Path): boolean => {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return hasPath((value as Record<string, unknown>)[key], rest);
};

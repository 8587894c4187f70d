import { isRecord } from '@/shared/lib/isRecord';

type Path = (string | number)[];
type Reference = { $same: Path };

/** A reference is about this long, so replacing anything smaller saves nothing. */
const minLength = 60;

const isReference = (value: unknown): value is Reference =>
  isRecord(value) && Array.isArray(value.$same) && Object.keys(value).length === 1;

/**
 * The same JSON with each repeated object replaced by the path of its first occurrence; a query's result, for example,
 * is both in an action and in the state. Referenced objects contain no references themselves.
 */
export const replaceRepeated = (root: unknown): unknown => {
  const places = new Map<object, Path>();
  const replace = (value: unknown, path: Path): { value: unknown; isWhole: boolean } => {
    if (typeof value !== 'object' || value === null) return { value, isWhole: true };
    const place = places.get(value);
    if (place) return { value: { $same: place } satisfies Reference, isWhole: false };
    const entries = Object.entries(value).map(([key, inner]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      return [step, replace(inner, [...path, step])] as const;
    });
    const isWhole = entries.every(([, inner]) => inner.isWhole);
    if (isWhole) {
      if (JSON.stringify(value).length > minLength) places.set(value, path);
      return { value, isWhole };
    }
    const values = entries.map(([step, inner]) => [step, inner.value] as const);
    return { value: Array.isArray(value) ? values.map(([, inner]) => inner) : Object.fromEntries(values), isWhole };
  };
  return replace(root, []).value;
};

const follow = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    root,
  );

/** A path to nowhere, or to an object with references, becomes undefined; replaceRepeated writes neither. */
export const restoreRepeated = (root: unknown): unknown => {
  const known = new WeakMap<object, boolean>();
  const hasReference = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const found = known.get(value) ?? (isReference(value) || Object.values(value).some(hasReference));
    known.set(value, found);
    return found;
  };
  const restore = (value: unknown): unknown => {
    if (isReference(value)) {
      const target = follow(root, value.$same);
      return hasReference(target) ? undefined : target;
    }
    if (Array.isArray(value)) return value.map(restore);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restore(inner)]));
  };
  return restore(root);
};

import { isRecord } from '@/shared/lib/isRecord';

export type Difference = { path: string; before: unknown; after: unknown };

export const joinPath = (path: string, key: string): string =>
  /^[a-z_$][\w$]*$/i.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

/** Where two JSON values differ. A property that is undefined counts as missing, as in a file. */
export const findDifferences = (before: unknown, after: unknown, path = '$'): Difference[] => {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, index) =>
      findDifferences(before[index], after[index], `${path}[${index}]`),
    );
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      findDifferences(before[key], after[key], joinPath(path, key)),
    );
  return [{ path, before, after }];
};

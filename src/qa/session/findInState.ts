import { isRecord } from '@/shared/lib/isRecord';

import { joinPath } from './differences';

export type Found = { path: string; value: unknown };

/** The values whose path or text contains the words, at most `limit` of them. */
export const findInState = (state: unknown, words: string, limit: number): Found[] => {
  const wanted = words.toLowerCase();
  const found: Found[] = [];
  const walk = (value: unknown, path: string) => {
    if (found.length >= limit) return;
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, `${path}[${index}]`));
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) walk(each, joinPath(path, key));
    else if (`${path} ${String(value)}`.toLowerCase().includes(wanted)) found.push({ path, value });
  };
  walk(state, '$');
  return found;
};

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { maxCompared } from '../state/compareSlice';

const itemsParam = 'items';

/** The items in the order of their columns: `?items=1-101_2-7`. */
export const compareHref = (lang: Language, keys: readonly string[]): string =>
  paths.compare.href({ lang }, { [itemsParam]: keys.map((key) => key.replace(':', '-')).join('_') || undefined });

/** `isCut`: the address names more items than can be compared. */
export const readCompareAddress = (search: string): { keys: string[]; isCut: boolean } => {
  const parts = (new URLSearchParams(search).get(itemsParam) ?? '').split(/[_,]/);
  const keys = new Set(
    parts.flatMap((part) => {
      const [, catalogId, stockItemId] = /^(\d{1,9})-(\d{1,15})$/.exec(part) ?? [];
      return catalogId === undefined ? [] : `${Number(catalogId)}:${Number(stockItemId)}`;
    }),
  );
  return { keys: [...keys].slice(0, maxCompared), isCut: keys.size > maxCompared };
};

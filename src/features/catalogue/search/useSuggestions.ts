import { skipToken } from '@reduxjs/toolkit/query/react';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, catalogueApi, useGetSuggestionsQuery } from '@/api/catalogueApi';

import { usePurchases } from '../bought/usePurchases';
import { maxKeysForTies } from '../catalogueAddress';
import { findExactItem, type Place, type SearchOption, toPlaceOptions, toSearchOptions } from './searchOptions';
import { useAddCommand, withTimeout } from './useAddCommand';

const limits = { items: 7, categories: 3 } as const;

/** The message shown with the suggestions, if any. */
export type SuggestionsStatus = 'nothing' | 'failed' | 'loading' | undefined;

/** Suggestions for the current text; the previous ones stay while new ones load, unless these fail. */
export const useSuggestions = (text: string, places: readonly Place[], isOpen: boolean) => {
  const isNeeded = isOpen && text !== '';
  const additions = useAddCommand(isNeeded ? text : '');
  const bought = usePurchases(isNeeded).currentData?.keys.slice(0, maxKeysForTies);
  const arg = { text, ...limits, ...(bought && { preferred: bought }) };
  const { data, currentData, error } = useGetSuggestionsQuery(isNeeded ? arg : skipToken);
  const isNothing = currentData?.total === 0 && currentData.categories.length === 0;
  const found = text === '' ? undefined : (currentData ?? (error ? undefined : data));
  const own: SearchOption[] = found ? toSearchOptions(found, places) : toPlaceOptions(places);
  // Who adds a code has found the item.
  const others = additions.length > 0 ? own.filter(({ kind }) => kind === 'place' || kind === 'all') : own;
  const options = isNeeded ? [...additions, ...others] : [];
  const getStatus = (): SuggestionsStatus => {
    if (isNothing) return options.some(({ kind }) => kind !== 'text') ? undefined : 'nothing';
    if (!currentData && error !== undefined) return 'failed';
    return found ? undefined : 'loading';
  };
  return { status: getStatus(), options, language: found?.language ?? null };
};

// Short enough to go unnoticed: a scanner types a code and presses Enter immediately.
const exactTimeoutMs = 400;

/** The item whose code matches the text exactly, if it is found within the timeout. */
export const useFindExact = () => {
  const dispatch = useAppDispatch();
  return async (text: string): Promise<CatalogItem | undefined> => {
    const request = dispatch(catalogueApi.endpoints.getSuggestions.initiate({ text, ...limits }));
    const result = await withTimeout(request, exactTimeoutMs);
    request.unsubscribe();
    return result?.data && findExactItem(result.data);
  };
};

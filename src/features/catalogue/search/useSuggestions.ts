import { skipToken } from '@reduxjs/toolkit/query/react';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, catalogueApi, useGetSuggestionsQuery } from '@/api/catalogueApi';

import { usePurchases } from '../bought/usePurchases';
import { maxKeysForTies } from '../catalogueAddress';
import { findExactItem, toSearchOptions } from './searchOptions';

const limits = { items: 7, categories: 3 } as const;

/** The message shown with the suggestions, if any. */
export type SuggestionsStatus = 'nothing' | 'failed' | 'loading' | undefined;

/** Suggestions for the current text; the previous ones stay while new ones load, unless these fail. */
export const useSuggestions = (text: string, isOpen: boolean) => {
  const isNeeded = isOpen && text !== '';
  const bought = usePurchases(isNeeded).currentData?.keys.slice(0, maxKeysForTies);
  const arg = { text, ...limits, ...(bought && { preferred: bought }) };
  const { data, currentData, error } = useGetSuggestionsQuery(isNeeded ? arg : skipToken);
  const isNothing = currentData?.total === 0 && currentData.categories.length === 0;
  const found = text === '' ? undefined : (currentData ?? (error ? undefined : data));
  const getStatus = (): SuggestionsStatus => {
    if (isNothing) return 'nothing';
    if (!currentData && error !== undefined) return 'failed';
    return found ? undefined : 'loading';
  };
  return {
    status: getStatus(),
    options: found && isOpen ? toSearchOptions(found) : [],
  };
};

// Short enough to go unnoticed: a scanner types a code and presses Enter immediately.
const exactTimeoutMs = 400;

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, exactTimeoutMs));

/** The item whose code matches the text exactly, if it is found within the timeout. */
export const useFindExact = () => {
  const dispatch = useAppDispatch();
  return async (text: string): Promise<CatalogItem | undefined> => {
    const request = dispatch(catalogueApi.endpoints.getSuggestions.initiate({ text, ...limits }));
    const result = await Promise.race([request, timeout()]);
    request.unsubscribe();
    return result?.data && findExactItem(result.data);
  };
};

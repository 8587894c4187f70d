import { useGetNearWordsQuery, useGetSuggestionsQuery } from '@/api/catalogueApi';
import { nearTexts } from '../list/nearTexts';
import { searchOptions } from './searchOptions';

export const suggestionLimits = { items: 7, categories: 3 } as const;
const wordsAtMost = 2;

/** What fits the text so far; what fitted the text before stays until it is known. */
export const useSuggestions = (text: string, isOpen: boolean) => {
  const { data, currentData, error } = useGetSuggestionsQuery(
    { text, ...suggestionLimits },
    { skip: !isOpen || text === '' },
  );
  const isNothing = currentData?.total === 0 && currentData.categories.length === 0;
  const { currentData: words } = useGetNearWordsQuery({ text, limit: wordsAtMost }, { skip: !isOpen || !isNothing });
  const found = text === '' ? undefined : (currentData ?? data);
  return {
    found,
    isNothing,
    error: currentData ? undefined : error,
    options: found && isOpen ? searchOptions(found, isNothing ? nearTexts(text, words ?? []) : []) : [],
  };
};

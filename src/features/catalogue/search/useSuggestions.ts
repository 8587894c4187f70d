import { useGetNearWordsQuery, useGetSuggestionsQuery } from '@/api/catalogueApi';
import { nearTexts } from '../list/nearTexts';
import { searchOptions } from './searchOptions';

export const suggestionLimits = { items: 7, categories: 3 } as const;
const wordsAtMost = 2;

/** The status message shown with the suggestions, if any. */
export type Said = 'nothing' | 'failed' | 'loading' | undefined;

type Asked = { isNothing: boolean; isFailed: boolean; isFound: boolean };

const suggestionsSaid = ({ isNothing, isFailed, isFound }: Asked): Said => {
  if (isNothing) return 'nothing';
  if (isFailed) return 'failed';
  return isFound ? undefined : 'loading';
};

/** Suggestions for the current text; the previous ones stay while new ones load. */
export const useSuggestions = (text: string, isOpen: boolean) => {
  const { data, currentData, error } = useGetSuggestionsQuery(
    { text, ...suggestionLimits },
    { skip: !isOpen || text === '' },
  );
  const isNothing = currentData?.total === 0 && currentData.categories.length === 0;
  const { currentData: words } = useGetNearWordsQuery({ text, limit: wordsAtMost }, { skip: !isOpen || !isNothing });
  const found = text === '' ? undefined : (currentData ?? data);
  return {
    said: suggestionsSaid({ isNothing, isFailed: !currentData && error !== undefined, isFound: found !== undefined }),
    options: found && isOpen ? searchOptions(found, isNothing ? nearTexts(text, words ?? []) : []) : [],
  };
};

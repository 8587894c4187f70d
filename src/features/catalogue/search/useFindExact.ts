import { catalogueApi, type CatalogItem } from '@/api/catalogueApi';
import { useAppDispatch } from '@/store/hooks';
import { exactItem } from './searchOptions';
import { suggestionLimits } from './useSuggestions';

// Short enough to go unnoticed: a scanner types a code and presses Enter immediately.
const patience = 400;

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience));

/** The item whose code matches the text exactly, if it is found within the timeout. */
export const useFindExact = () => {
  const dispatch = useAppDispatch();
  return async (text: string): Promise<CatalogItem | undefined> => {
    const asking = dispatch(catalogueApi.endpoints.getSuggestions.initiate({ text, ...suggestionLimits }));
    const answer = await Promise.race([asking, late()]);
    asking.unsubscribe();
    return answer?.data && exactItem(answer.data);
  };
};

import { catalogueApi, type CatalogItem } from '@/api/catalogueApi';
import { useAppDispatch } from '@/store/hooks';
import { exactItem } from './searchOptions';
import { suggestionLimits } from './useSuggestions';

// As long as nobody notices: a scanner writes a code and presses Enter at once.
const patience = 400;

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience));

/** The item whose code is exactly the text, if that is known soon enough. */
export const useFindExact = () => {
  const dispatch = useAppDispatch();
  return async (text: string): Promise<CatalogItem | undefined> => {
    const asking = dispatch(catalogueApi.endpoints.getSuggestions.initiate({ text, ...suggestionLimits }));
    const answer = await Promise.race([asking, late()]);
    asking.unsubscribe();
    return answer?.data && exactItem(answer.data);
  };
};

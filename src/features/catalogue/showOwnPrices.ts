import { selectClientId } from '@/features/session/sessionSlice';
import type { AppDispatch, AppThunk } from '@/store/appTypes';
import { baseApi } from '@/api/baseApi';
import { clientTermsApi } from '@/api/clientTermsApi';

import { ownPricesChanged, selectOwnPrices } from './catalogueSlice';

/** Until no request is under way, those included that begin meanwhile. */
const settled = async (dispatch: AppDispatch) => {
  const running = dispatch(baseApi.util.getRunningQueriesThunk());
  if (running.length === 0) return;
  await Promise.all(running);
  await settled(dispatch);
};

/**
 * A rendered page has the public prices, which index.html hides from a client who had others at the last visit. To be
 * called when the screen is hydrated. If the terms cannot be loaded, it says that its prices are the public ones.
 */
export const showOwnPrices = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectOwnPrices(getState()) !== 'awaited') return;
  const clientId = selectClientId(getState());
  if (clientId !== undefined)
    await dispatch(clientTermsApi.endpoints.getOwnTerms.initiate({ clientId }, { subscribe: false }));
  await settled(dispatch);
  if (selectOwnPrices(getState()) === 'awaited')
    dispatch(ownPricesChanged(clientId === undefined ? undefined : 'shown'));
};

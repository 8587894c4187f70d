import { skipToken } from '@reduxjs/toolkit/query/react';

import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { type ItemPurchases, useGetAllPurchasesQuery } from '@/api/purchasesApi';

const useClientArg = () => {
  const clientId = useAppSelector(selectClientId);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return isLoggedIn && clientId !== undefined ? { clientId } : skipToken;
};

/** What the client has bought; no data for visitors. */
export const usePurchases = (isNeeded: boolean) => {
  const arg = useClientArg();
  return useGetAllPurchasesQuery(isNeeded ? arg : skipToken);
};

/** Undefined for an item that was not bought, while loading, and for visitors. */
export const useItemPurchases = (key: string): ItemPurchases | undefined =>
  useGetAllPurchasesQuery(useClientArg(), {
    selectFromResult: ({ currentData }) => ({ purchases: currentData?.byKey[key] }),
  }).purchases;

/** Whether the catalogue can be filtered by what was bought: by clients, and where the services know it. */
export const useHasBoughtFilter = (): boolean => {
  const arg = useClientArg();
  const { isMissing } = useGetAllPurchasesQuery(arg, {
    selectFromResult: ({ currentData }) => ({ isMissing: currentData?.isOffered === false }),
  });
  return arg !== skipToken && !isMissing;
};

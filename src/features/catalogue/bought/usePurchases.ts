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

/** Of the items together; no orders for those that were not bought, while loading, and for visitors. */
export const useItemPurchases = (keys: readonly string[]): ItemPurchases =>
  useGetAllPurchasesQuery(useClientArg(), {
    selectFromResult: ({ currentData }) =>
      keys.reduce<ItemPurchases>(
        (sum, key) => {
          const { orders = 0, units = 0, lastDate = '' } = currentData?.byKey[key] ?? {};
          const last = lastDate > sum.lastDate ? lastDate : sum.lastDate;
          return { orders: sum.orders + orders, units: sum.units + units, lastDate: last };
        },
        { orders: 0, units: 0, lastDate: '' },
      ),
  });

/** Whether the catalogue can be filtered by what was bought: by clients, and where the services know it. */
export const useHasBoughtFilter = (): boolean => {
  const arg = useClientArg();
  const { isMissing } = useGetAllPurchasesQuery(arg, {
    selectFromResult: ({ currentData }) => ({ isMissing: currentData?.isOffered === false }),
  });
  return arg !== skipToken && !isMissing;
};

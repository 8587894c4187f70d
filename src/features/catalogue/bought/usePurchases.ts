import { skipToken } from '@reduxjs/toolkit/query/react';

import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { type ItemPurchases, useGetAllPurchasesQuery } from '@/api/purchasesApi';

/** Where it is not needed, nothing is rendered again when a client turns out to be signed in. */
const useClientArg = (isNeeded = true) => {
  const clientId = useAppSelector((state) => (isNeeded && selectIsLoggedIn(state) ? selectClientId(state) : undefined));
  return clientId === undefined ? skipToken : { clientId };
};

/** What the client has bought; no data for visitors. */
export const usePurchases = (isNeeded: boolean) => useGetAllPurchasesQuery(useClientArg(isNeeded));

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
export const useHasBoughtFilter = (isNeeded = true): boolean => {
  const arg = useClientArg(isNeeded);
  const { isMissing } = useGetAllPurchasesQuery(arg, {
    selectFromResult: ({ currentData }) => ({ isMissing: currentData?.isOffered === false }),
  });
  return arg !== skipToken && !isMissing;
};

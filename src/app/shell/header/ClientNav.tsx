import { useDeferredValue, useEffect } from 'react';

import { selectOwnPrices } from '@/features/catalogue/state/catalogueSlice';
import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector, useOwnState } from '@/store/hooks';

import { lazyShellPart } from '../lazyShellPart';

const ClientBar = lazyShellPart(async () => {
  const { ClientBar: part } = await import(/* webpackChunkName: "account-menu" */ './ClientBar');
  return part;
});

/** Tells the style sheet whether the client's own prices are still to come. */
const usePricesMark = () => {
  // Lists render their items deferred, too.
  const ownPrices = useDeferredValue(useOwnState(selectOwnPrices));
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (ownPrices === 'awaited') dataset.prices = ownPrices;
    else delete dataset.prices;
  }, [ownPrices]);
};

/** A second row below the bar, for clients. Its height is reserved before the application starts (index.html). */
export const ClientNav = () => {
  usePricesMark();
  return <div className="client-nav">{useAppSelector(selectIsLoggedIn) && <ClientBar />}</div>;
};

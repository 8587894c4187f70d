import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { changed, ordersHref, readOrdersAddress, type OrdersAddress } from './ordersAddress';

/** What the address says, and the address of another choice. */
export const useOrdersAddress = () => {
  const lang = useLanguage();
  const { search } = useLocation();
  return useMemo(() => {
    const address = readOrdersAddress(search);
    const hrefWith = (change: Partial<OrdersAddress>) => ordersHref(lang, changed(address, change));
    return { address, hrefWith };
  }, [lang, search]);
};

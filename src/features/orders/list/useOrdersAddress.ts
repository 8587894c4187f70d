import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { changed, ordersHref, readOrdersAddress, type OrdersAddress } from './ordersAddress';

/** The filters in the address, and the address of a changed filter. */
export const useOrdersAddress = () => {
  const lang = useLanguage();
  const { search } = useLocation();
  return useMemo(() => {
    const address = readOrdersAddress(search);
    const hrefWith = (change: Partial<OrdersAddress>) => ordersHref(lang, changed(address, change));
    return { address, hrefWith };
  }, [lang, search]);
};

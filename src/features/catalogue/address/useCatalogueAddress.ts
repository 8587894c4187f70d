import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { catalogueHref, changed, readCatalogueAddress, type CatalogueAddress } from './catalogueAddress';

/** What the address says, and the address of another choice. */
export const useCatalogueAddress = () => {
  const lang = useLanguage();
  const params = useParams();
  const { search } = useLocation();
  return useMemo(() => {
    const address = readCatalogueAddress(params, search);
    const hrefWith = (change: Partial<CatalogueAddress>) => catalogueHref(lang, changed(address, change));
    return { address, hrefWith };
  }, [lang, params, search]);
};

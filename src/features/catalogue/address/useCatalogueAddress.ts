import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useShowsPrices } from '../components/useShowsPrices';
import {
  catalogueHref,
  changed,
  isByPrice,
  readCatalogueAddress,
  saysPage,
  type CatalogueAddress,
} from './catalogueAddress';

/** The catalogue state from the URL, and links to changed states. */
export const useCatalogueAddress = () => {
  const lang = useLanguage();
  const params = useParams();
  const { search } = useLocation();
  const showsPrices = useShowsPrices();
  return useMemo(() => {
    const said = readCatalogueAddress(params, search);
    // Sorting by hidden prices would reveal them.
    const address: CatalogueAddress = showsPrices || !isByPrice(said.sort) ? said : { ...said, sort: 'relevance' };
    const hrefWith = (change: Partial<CatalogueAddress>) => catalogueHref(lang, changed(address, change));
    return { address, hrefWith, isExact: saysPage(params) };
  }, [lang, params, search, showsPrices]);
};

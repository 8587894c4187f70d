import { useNavigate } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { catalogueHref, wholeCatalogue } from '../address/catalogueAddress';
import { useItemHref } from '../components/useItemHref';
import type { SearchOption } from './searchOptions';

/** Navigates to the target of a suggestion. */
export const useOpenOption = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const itemHref = useItemHref();
  const getOptionHref = (option: SearchOption, search: string): string => {
    switch (option.kind) {
      case 'item':
        return itemHref(option.item);
      case 'category':
        return catalogueHref(lang, { ...wholeCatalogue, category: toCategoryPlace(option.category) });
      case 'text':
        return catalogueHref(lang, { ...wholeCatalogue, text: option.text });
      case 'all':
        return catalogueHref(lang, { ...wholeCatalogue, text: search });
    }
  };
  return (option: SearchOption, search: string) => void navigate(getOptionHref(option, search));
};

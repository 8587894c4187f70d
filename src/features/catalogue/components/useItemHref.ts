import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { itemHref } from '@/shared/routing/catalogueAddresses';

export const useItemHref = () => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return (item: Parameters<typeof itemHref>[1]): string => itemHref(lang, item, first);
};

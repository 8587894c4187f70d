import type { CatalogItem } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

type Linked = Pick<CatalogItem, 'catalogId' | 'stockItemId' | 'name' | 'code'>;

/** Design §4: the first catalogue serves without `?catalog=`. */
export const useItemHref = () => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return ({ catalogId, stockItemId, name, code }: Linked): string =>
    paths.stockItem.href(
      { lang, name: (name?.trim() || code?.trim() || '').slice(0, 120), id: stockItemId },
      catalogId === first ? {} : { catalog: catalogId },
    );
};

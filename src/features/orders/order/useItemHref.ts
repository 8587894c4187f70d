import type { CatalogItem } from '@/api/catalogueApi';
import { shownName } from '@/features/catalogue/pieces/shownName';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

// Names of thousands of characters are no address.
const longestName = 120;

/** Design §4: the first catalogue serves without `?catalog=`. */
export const useItemHref = () => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return (item: CatalogItem): string =>
    paths.stockItem.href(
      { lang, name: shownName(item).slice(0, longestName), id: item.stockItemId },
      item.catalogId === first ? {} : { catalog: item.catalogId },
    );
};

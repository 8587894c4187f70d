import type { CatalogItem } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { shownName } from './shownName';

// Names of thousands of characters are no address.
const longestName = 120;

type Linked = Pick<CatalogItem, 'catalogId' | 'stockItemId' | 'name' | 'code'>;

/** Design §4: the first catalogue serves without `?catalog=`. */
export const useItemHref = () => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  return (item: Linked): string =>
    paths.stockItem.href(
      { lang, name: shownName(item).slice(0, longestName), id: item.stockItemId },
      item.catalogId === first ? {} : { catalog: item.catalogId },
    );
};

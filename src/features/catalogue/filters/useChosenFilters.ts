import { useIntl } from 'react-intl';

import type { Facets } from '@/api/catalogueApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { stockMessages } from '@/shared/stock/stockMessages';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { withToggled } from '../state/filterParams';
import { usePriceRangeName } from './usePriceRangeName';

type ChosenFilter = { isOn: boolean; name: string; without: Partial<CatalogueAddress> };

/** Active filters besides the category: the name of each, and the change that removes it. */
export const useChosenFilters = (address: CatalogueAddress, facets: Facets | undefined): ChosenFilter[] => {
  const { text, offers, recent, isBought, inStock, catalogId, features, price } = address;
  const { formatMessage } = useIntl();
  const getRangeName = usePriceRangeName();
  const getCatalogName = useCatalogName();
  const getFeatureName = (key: string, value: string) => {
    const facet = facets?.features.find((feature) => feature.key === key);
    const found = facet?.values.find((known) => known.key === value);
    return formatMessage(catalogueMessages.feature, { feature: facet?.name ?? key, value: found?.name ?? value });
  };
  return [
    {
      isOn: text !== '',
      name: formatMessage(catalogueMessages.searched, { text: text.slice(0, 80) }),
      without: { text: '' },
    },
    { isOn: offers, name: formatMessage(catalogueMessages.offers), without: { offers: false } },
    { isOn: recent, name: formatMessage(catalogueMessages.recent), without: { recent: false } },
    { isOn: isBought, name: formatMessage(catalogueMessages.bought), without: { isBought: false } },
    { isOn: inStock, name: formatMessage(stockMessages.inStock), without: { inStock: false } },
    {
      isOn: catalogId !== null,
      name: catalogId === null ? '' : getCatalogName(catalogId),
      without: { catalogId: null },
    },
    ...Object.entries(features).flatMap(([key, values]) =>
      values.map((value) => ({
        isOn: true,
        name: getFeatureName(key, value),
        without: { features: withToggled(features, key, value) },
      })),
    ),
    { isOn: price !== null, name: price ? getRangeName(price) : '', without: { price: null } },
  ].filter(({ isOn }) => isOn);
};

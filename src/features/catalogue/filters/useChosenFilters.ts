import { useIntl } from 'react-intl';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';

/** Active filters besides the category: the name of each, and the change that removes it. */
export const useChosenFilters = ({ text, offers, recent, catalogId }: CatalogueAddress) => {
  const { formatMessage } = useIntl();
  return [
    {
      isOn: text !== '',
      name: formatMessage(catalogueMessages.searched, { text: text.slice(0, 80) }),
      without: { text: '' },
    },
    { isOn: offers, name: formatMessage(catalogueMessages.offers), without: { offers: false } },
    { isOn: recent, name: formatMessage(catalogueMessages.recent), without: { recent: false } },
    {
      isOn: catalogId !== null,
      name: formatMessage(catalogueMessages.catalog, { catalogId: catalogId ?? 0 }),
      without: { catalogId: null },
    },
  ].filter(({ isOn }) => isOn);
};

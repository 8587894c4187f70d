import { useIntl } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { itemMessages } from './itemMessages';

export const useItemName = () => {
  const { formatMessage } = useIntl();
  return (item: Pick<CatalogItem, 'name' | 'code'>): string => {
    const name = shownName(item);
    return name === '' ? formatMessage(itemMessages.nameless) : name;
  };
};

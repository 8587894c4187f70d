import { useIntl } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { itemMessages } from './itemMessages';
import { shownName } from './shownName';

export const useItemName = () => {
  const { formatMessage } = useIntl();
  return (item: Pick<CatalogItem, 'name' | 'code'>): string => {
    const name = shownName(item);
    return name === '' ? formatMessage(itemMessages.nameless) : name;
  };
};

import { useIntl } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { itemMessages } from './itemMessages';

/** Bad lists have items without a name: their code stands for it. */
export const useItemName = () => {
  const { formatMessage } = useIntl();
  return ({ name, code }: Pick<CatalogItem, 'name' | 'code'>): string =>
    name?.trim() || code?.trim() || formatMessage(itemMessages.nameless);
};

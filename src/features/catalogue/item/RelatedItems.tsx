import { FormattedMessage } from 'react-intl';

import { type CatalogItem, useGetRelatedItemsQuery } from '@/api/catalogueApi';

import { Rail } from '../rail/Rail';
import { itemPageMessages } from './itemPageMessages';

const relatedAtMost = 12;

export const RelatedItems = ({ item }: { item: CatalogItem }) => {
  const { currentData } = useGetRelatedItemsQuery({ reference: { key: item.key }, limit: relatedAtMost });
  if (currentData?.length === 0) return null;
  return <Rail title={<FormattedMessage {...itemPageMessages.related} />} items={currentData} />;
};

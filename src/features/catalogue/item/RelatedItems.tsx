import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetAllOrdersQuery } from '@/api/allOrdersApi';
import { type CatalogItem, useGetCatalogueItemsQuery, useGetRelatedItemsQuery } from '@/api/catalogueApi';

import { Rail } from '../rail/Rail';
import { itemPageMessages } from './itemPageMessages';
import { findOrderedTogether } from './orderedTogether';
import { useRecentItems } from './useRecentItems';

const maxItems = 12;

/** The items that are still sold, in this order; nothing if there are none. */
const KnownItems = ({ title, keys }: { title: MessageDescriptor; keys: readonly string[] }) => {
  const { currentData } = useGetCatalogueItemsQuery(keys.length > 0 ? keys : skipToken);
  const items = currentData && keys.flatMap((key) => currentData[key] ?? []);
  if (keys.length === 0 || items?.length === 0) return null;
  return <Rail title={<FormattedMessage {...title} />} items={items} />;
};

/** From the client's own orders. */
const OrderedTogether = ({ item, clientId }: { item: CatalogItem; clientId: number }) => {
  const { currentData } = useGetAllOrdersQuery({ clientId });
  const keys = useMemo(
    () => findOrderedTogether(currentData?.orders ?? [], item.key, maxItems),
    [currentData, item.key],
  );
  return <KnownItems title={itemPageMessages.orderedTogether} keys={keys} />;
};

/** What was viewed before this item. */
const RecentlyViewed = ({ item }: { item: CatalogItem }) => {
  const recent = useRecentItems();
  // The rail must not change while the visitor is looking at it.
  const [shown, setShown] = useState<{ of: string; keys: string[] } | null>(null);
  const keys = recent[0] === item.key ? recent.slice(1) : null;
  if (keys && shown?.of !== item.key) setShown({ of: item.key, keys });
  return shown && <KnownItems title={itemPageMessages.recentlyViewed} keys={shown.keys} />;
};

const SameCategory = ({ item }: { item: CatalogItem }) => {
  const { currentData } = useGetRelatedItemsQuery({ reference: { key: item.key }, limit: maxItems });
  if (currentData?.length === 0) return null;
  return <Rail title={<FormattedMessage {...itemPageMessages.related} />} items={currentData} />;
};

export const RelatedItems = ({ item }: { item: CatalogItem }) => {
  const clientId = useAppSelector(selectClientId);
  return (
    <>
      {clientId !== undefined && <OrderedTogether item={item} clientId={clientId} />}
      <SameCategory item={item} />
      <RecentlyViewed item={item} />
    </>
  );
};

import { defineMessage } from '@formatjs/intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { type NotificationMessage, notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { baseApi } from '@/api/baseApi';
import type { CatalogNews } from '@/api/inventoryApi';
import { useGetAllOrderNewsQuery } from '@/api/orderNewsApi';

const messages = {
  status: defineMessage<{ number: string; known: string; status: string }>({
    id: 'orders.news.status',
    defaultMessage:
      'Order {number}: {known, select, received {received} preparing {preparing} shipped {shipped} delivered {delivered} cancelled {cancelled} other {{status}}}',
  }),
  parcel: defineMessage<{ number: string }>({
    id: 'orders.news.parcel',
    defaultMessage: 'Order {number}: a parcel is on its way',
  }),
  document: defineMessage<{ number: string }>({
    id: 'orders.news.document',
    defaultMessage: 'Order {number}: there is a new document',
  }),
  answer: defineMessage<{ number: string; state: string }>({
    id: 'orders.news.answer',
    defaultMessage: 'Order {number}: your request was {state, select, accepted {accepted} other {declined}}',
  }),
};

const watchMs = 10_000;

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Undefined for kinds that this version does not know. */
const toMessage = ({ kind, orderId, orderNumber, status }: CatalogNews): NotificationMessage | undefined => {
  const number = orderNumber ?? String(orderId);
  if (kind === 'status' && status !== null) {
    const values = { number, known: status.trim().toLowerCase(), status };
    return { kind: 'message', id: messages.status.id, values };
  }
  if (kind === 'answer' && status !== null)
    return { kind: 'message', id: messages.answer.id, values: { number, state: status } };
  if (kind !== 'parcel' && kind !== 'document') return undefined;
  return { kind: 'message', id: messages[kind].id, values: { number } };
};

type OpenOrder = { catalogId: number; orderId: number };

const toKey = ({ catalogId, newsId }: CatalogNews) => `${catalogId} ${newsId}`;

/**
 * Watches the client's orders while an account screen is visible. What changes shows in the lists and in the open order,
 * and is announced once, except for the order that is open. Services without news are asked once (design §11).
 */
export const useOrderNews = (clientId: number, open?: OpenOrder) => {
  const dispatch = useAppDispatch();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const [isOffered, setIsOffered] = useState(true);
  const { currentData } = useGetAllOrderNewsQuery(
    { clientId },
    { pollingInterval: isVisible && isOffered ? watchMs : 0 },
  );
  if (currentData && currentData.isOffered !== isOffered) setIsOffered(currentData.isOffered);
  const known = useRef<Set<string>>(undefined);
  const news = currentData?.news;
  useEffect(() => {
    if (!news) return;
    const before = known.current;
    known.current = new Set(news.map(toKey));
    if (!before) return;
    const fresh = news.filter((each) => !before.has(toKey(each)));
    if (fresh.length === 0 && before.size === known.current.size) return;
    dispatch(baseApi.util.invalidateTags(['Order']));
    for (const each of fresh.reverse()) {
      const { catalogId, orderId } = each;
      const message = toMessage(each);
      if (!message || (open?.catalogId === catalogId && open.orderId === orderId)) continue;
      dispatch(notificationShown({ area: 'account', message, style: 'info', order: { catalogId, orderId } }));
    }
  }, [dispatch, news, open?.catalogId, open?.orderId]);
};

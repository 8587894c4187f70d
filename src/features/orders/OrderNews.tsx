import { defineMessage } from '@formatjs/intl';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router';

import { type NotificationMessage, notificationShown } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { baseApi } from '@/api/baseApi';
import type { CatalogNews } from '@/api/inventoryApi';
import { useGetAllOrderNewsQuery } from '@/api/orderNewsApi';
import { paths } from '@/shared/routing/paths';
import { readSentOrders } from '@/shared/routing/sentOrders';

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
  quote: defineMessage<{ number: string; state: string }>({
    id: 'orders.news.quote',
    defaultMessage:
      '{state, select, offered {We have an offer for your quote {number}} other {We cannot make you an offer for quote {number}}}',
  }),
  approval: defineMessage<{ state: string; name: string }>({
    id: 'orders.news.approval',
    defaultMessage:
      '{state, select, waiting {{name} asks for approval of an order} approved {Your order was approved} other {Your order was declined}}',
  }),
  answer: defineMessage<{ number: string; state: string }>({
    id: 'orders.news.answer',
    defaultMessage: 'Order {number}: your request was {state, select, accepted {accepted} other {declined}}',
  }),
};

/** Within the account, where orders are shown, and on all other screens. */
const watchMs = { account: 10_000, elsewhere: 60_000 };

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Undefined for kinds that this version does not know. */
const toMessage = ({ kind, orderId, orderNumber, status }: CatalogNews): NotificationMessage | undefined => {
  if (kind === 'approval')
    return status === 'waiting' || status === 'approved' || status === 'declined'
      ? { kind: 'message', id: messages.approval.id, values: { state: status, name: orderNumber ?? '' } }
      : undefined;
  const number = orderNumber ?? String(orderId);
  if (kind === 'status' && status !== null) {
    const values = { number, known: status.trim().toLowerCase(), status };
    return { kind: 'message', id: messages.status.id, values };
  }
  if (kind === 'answer' && status !== null)
    return { kind: 'message', id: messages.answer.id, values: { number, state: status } };
  if (kind === 'quote')
    return status === 'offered' || status === 'declined'
      ? { kind: 'message', id: messages.quote.id, values: { number, state: status } }
      : undefined;
  if (kind !== 'parcel' && kind !== 'document') return undefined;
  return { kind: 'message', id: messages[kind].id, values: { number } };
};

const toKey = ({ catalogId, newsId }: CatalogNews) => `${catalogId} ${newsId}`;

/**
 * What has been added at the start of each catalogue's list. What follows an entry that was there before is older: it
 * has moved up because another one was removed.
 */
const findFresh = (news: readonly CatalogNews[], isKnown: (each: CatalogNews) => boolean) =>
  news.filter((each, at) => {
    const lastKnown = news.findLastIndex((other) => other.catalogId === each.catalogId && isKnown(other));
    return !isKnown(each) && (lastKnown === -1 || at < lastKnown);
  });

const isOpenQuote = (pathname: string, { catalogId, orderId: quoteId }: CatalogNews) => {
  const { params } = matchPath(paths.quote.path, pathname) ?? {};
  return params?.catalogId === String(catalogId) && params.quoteId === String(quoteId);
};

/** The orders that the page shows, which need no notice. */
const getOpenOrders = (pathname: string) => {
  const { catalogId, orderId } = matchPath(paths.order.path, pathname)?.params ?? {};
  const { orders = '' } = matchPath(paths.orderSent.path, pathname)?.params ?? {};
  return readSentOrders(orders || `${catalogId}-${orderId}`) ?? [];
};

const accountPaths = [`${paths.client.path}/*`, paths.dashboard.path];

/**
 * Watches the client's orders on every screen while the page is visible. What changes shows in the lists and in the open
 * order, and is announced once, except for orders that are open. Services without news are asked once (design §11).
 */
export const OrderNews = ({ clientId }: { clientId: number }) => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const [isOffered, setIsOffered] = useState(true);
  const isInAccount = accountPaths.some((path) => matchPath(path, pathname));
  const pollingInterval = isInAccount ? watchMs.account : watchMs.elsewhere;
  const { currentData } = useGetAllOrderNewsQuery(
    { clientId },
    { pollingInterval: isVisible && isOffered ? pollingInterval : 0 },
  );
  if (currentData && currentData.isOffered !== isOffered) setIsOffered(currentData.isOffered);
  const known = useRef<Set<string>>(undefined);
  const news = currentData?.news;
  const announce = useEffectEvent((fresh: readonly CatalogNews[]) => {
    const open = getOpenOrders(pathname);
    for (const each of fresh) {
      const { catalogId, orderId } = each;
      const message = toMessage(each);
      if (message && each.kind === 'approval') {
        const isOpen = matchPath(paths.approvals.path, pathname) !== null;
        // What waits is read on the open page; a decision is worth a notice of its own.
        if (!isOpen || each.status !== 'waiting')
          dispatch(notificationShown({ area: 'account', message, style: 'info', isAboutApprovals: true }));
        continue;
      }
      if (message && each.kind === 'quote') {
        const quote = { catalogId, quoteId: orderId };
        if (!isOpenQuote(pathname, each))
          dispatch(notificationShown({ area: 'account', message, style: 'info', quote }));
        continue;
      }
      if (!message || open.some((order) => order.catalogId === catalogId && order.orderId === orderId)) continue;
      dispatch(notificationShown({ area: 'account', message, style: 'info', order: { catalogId, orderId } }));
    }
  });
  useEffect(() => {
    if (!news) return;
    const before = known.current;
    known.current = new Set(news.map(toKey));
    if (!before || (before.size === news.length && news.every((each) => before.has(toKey(each))))) return;
    dispatch(baseApi.util.invalidateTags(['Order', 'Approval']));
    announce(findFresh(news, (each) => before.has(toKey(each))).reverse());
  }, [dispatch, news]);
  return null;
};

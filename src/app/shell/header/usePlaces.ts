import { useIntl } from 'react-intl';

import type { Place } from '@/features/catalogue/search/searchOptions';
import { useFavourites } from '@/features/favourites/useFavourites';
import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { selectEmptyScreens } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetAllOrdersQuery } from '@/api/allOrdersApi';
import { useMyData, useMyPeople } from '@/api/clientRecordsApi';
import { foldCode, foldText } from '@/engine/text/foldText';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readOrderNote } from '@/shared/lib/orderComment';
import { pageTitles } from '@/shared/routing/pageTitles';
import { listParam, paths, screenHref } from '@/shared/routing/paths';
import { getScreen } from '@/shared/routing/screens';

const mostOfEach = 4;
const minLength = 3;

// Screens that need no parameter and no mail.
const screens = [
  'catalogue',
  'offers',
  'brands',
  'productLines',
  'videos',
  'about',
  'contact',
  'terms',
  'login',
  'dashboard',
  'cart',
  'orders',
  'bought',
  'orderPad',
  'favourites',
  'ownData',
  'people',
  'changePassword',
  'passkeys',
] as const;

/** Each word begins a word of the name; words of Chinese are not separate, so they may be anywhere. */
const isNamed = (name: string, words: readonly string[]) => {
  const folded = foldText(name);
  return words.every((word) => ` ${folded}`.includes(/^[\p{sc=Han}]/u.test(word) ? word : ` ${word}`));
};

/** Orders by their number or the client's own reference. */
const useOrders = (code: string): Place[] => {
  const lang = useLanguage();
  const clientId = useAppSelector(selectClientId) ?? 0;
  const isNeeded = useAppSelector(selectIsLoggedIn) && code.length >= minLength && /\d/.test(code);
  const { currentData } = useGetAllOrdersQuery({ clientId }, { skip: !isNeeded });
  if (!isNeeded || !currentData) return [];
  return currentData.orders
    .map((order) => ({ ...order, reference: readOrderNote(order).reference }))
    .filter(({ orderNumber, reference }) => [orderNumber, reference].some((text) => foldCode(text).includes(code)))
    .slice(0, mostOfEach)
    .map(({ catalogId, orderId, orderNumber, reference }) => ({
      key: `order ${catalogId}/${orderId}`,
      type: 'order',
      name: reference ? `${orderNumber} · ${reference}` : orderNumber,
      href: paths.order.href({ lang, catalogId, orderId }),
    }));
};

/** The screens, and a client's orders and favourites lists, that the text names. */
export const usePlaces = (text: string): Place[] => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const emptyScreens = useAppSelector(selectEmptyScreens);
  const { signIn } = useConfig();
  const { lists } = useFavourites();
  const orders = useOrders(foldCode(text));
  const words = foldText(text).split(' ').filter(Boolean);
  const isMeant = (screen: 'ownData' | 'people') =>
    isLoggedIn && text !== '' && isNamed(formatMessage(pageTitles[screen]), words);
  // Only some services know a client's own data or its people, and are asked when that would show.
  const { data: own } = useMyData({ isSkipped: !isMeant('ownData') });
  const { data: people } = useMyPeople({ isSkipped: !isMeant('people') });
  if (text.length < (/\p{sc=Han}/u.test(text) ? 1 : 2)) return [];
  const isOpen = (name: (typeof screens)[number]) => {
    const { guard } = getScreen(name);
    if ((name === 'ownData' && !own) || (name === 'people' && !people)) return false;
    if (name === 'passkeys' && !signIn.passkeys) return false;
    const isEmpty = emptyScreens.some((empty) => empty === name);
    return !isEmpty && (guard === 'language' || (guard === 'signedIn') === isLoggedIn);
  };
  return [
    ...orders,
    ...(isLoggedIn ? lists : [])
      .filter(({ name }) => isNamed(name, words))
      .slice(0, mostOfEach)
      .map(({ id, name }): Place => ({
        key: `list ${id}`,
        type: 'list',
        name,
        href: paths.favourites.href({ lang }, { [listParam]: id }),
      })),
    ...screens
      .filter(isOpen)
      .map((screen): Place => ({
        key: `screen ${screen}`,
        type: 'screen',
        name: formatMessage(pageTitles[screen]),
        href: screenHref(screen, lang),
      }))
      .filter(({ name }) => isNamed(name, words))
      .slice(0, mostOfEach),
  ];
};

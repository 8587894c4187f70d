import type { MessageDescriptor } from 'react-intl';

import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { menuMessages } from './menuMessages';

type ClientLink = { to: string; label: MessageDescriptor };

/** The screens that a client uses every day. */
export const getClientLinks = (lang: Language): ClientLink[] => [
  { to: paths.orders.href({ lang }), label: menuMessages.orders },
  { to: paths.bought.href({ lang }), label: menuMessages.bought },
  { to: paths.orderPad.href({ lang }), label: menuMessages.orderPad },
  { to: paths.favourites.href({ lang }), label: menuMessages.favourites },
];

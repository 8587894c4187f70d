import type { MessageDescriptor } from 'react-intl';

import type { Language } from '@/shared/i18n/languages';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';

type ClientLink = { to: string; label: MessageDescriptor };

/** The screens that a client uses every day. */
export const getClientLinks = (lang: Language): ClientLink[] => [
  { to: paths.orders.href({ lang }), label: pageTitles.orders },
  { to: paths.quotes.href({ lang }), label: pageTitles.quotes },
  { to: paths.bought.href({ lang }), label: pageTitles.bought },
  { to: paths.orderPad.href({ lang }), label: pageTitles.orderPad },
  { to: paths.favourites.href({ lang }), label: pageTitles.favourites },
];

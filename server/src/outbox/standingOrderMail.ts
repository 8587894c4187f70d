import { listParam, paths } from '@/shared/routing/paths';
import type { StandingOrder } from '@/contracts/inventory';

import type { ServerConfig } from '../config/serverConfig';
import { formatServerMessage, getServerIntl } from '../http/responses/serverMessages';
import type { ClientAccount } from '../repositories/clientsRepository';

/** Reminds whoever has set it up of a list; the link only shows it. */
export const composeStandingOrderMail = (
  { publicUrl, runtime: { siteName } }: ServerConfig,
  { name, language: lang }: Pick<ClientAccount, 'name' | 'language'>,
  { listId, listName, dueDate, nextDate }: StandingOrder,
) => {
  const { formatDate, formatMessage } = getServerIntl(lang);
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    siteName,
    name,
    list: listName ?? formatMessage({ id: 'item.favourite.listName' }),
    date: day(dueDate ?? nextDate),
    next: day(nextDate),
    link: `${publicUrl}${paths.cart.href({ lang }, { [listParam]: listId })}`,
    listLink: `${publicUrl}${paths.favourites.href({ lang }, { [listParam]: listId })}`,
  };
  return {
    subject: formatServerMessage('standingOrderSubject', lang, values),
    text: formatServerMessage('standingOrderText', lang, values),
  };
};

import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { listParam, paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';

import { unnamedList } from '../useFavourites';
import { standingMessages as messages } from './standingMessages';
import { useStandingDate, useStandingOrders } from './useStandingOrders';

/** The standing orders of which the client was reminded, until they are in the cart or skipped. */
export const DueOrders = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const describeDate = useStandingDate();
  const { orders = [], settle } = useStandingOrders();
  return orders.flatMap((order) => {
    const { listId, listName, dueDate } = order;
    if (dueDate === null) return [];
    const name = listName ?? formatMessage(unnamedList);
    return [
      <NoticeFrame key={listId} tone="note" role="note" sx={{ mb: 3 }}>
        {formatMessage(messages.due, { name, date: describeDate(dueDate) })}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <ButtonLink to={paths.cart.href({ lang }, { [listParam]: listId })}>
            {formatMessage(messages.look)}
          </ButtonLink>
          <Button type="button" tone="quiet" onClick={() => void settle(order)}>
            {formatMessage(messages.skip)}
          </Button>
        </Box>
      </NoticeFrame>,
    ];
  });
};

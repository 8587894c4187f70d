import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { OrderWithLines } from '@/api/sentOrdersApi';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readOrderNote } from '@/shared/lib/orderComment';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { framed } from '@/shared/ui/styles';

import { ordersMessages } from '../ordersMessages';
import { OrderFiles } from './OrderFiles';
import { orderPageMessages } from './orderPageMessages';

const messages = {
  ...defineMessages({
    title: { id: 'page.orderSent', defaultMessage: 'Order sent' },
    next: { id: 'orders.sent.next', defaultMessage: 'What happens next' },
    follow: {
      id: 'orders.sent.follow',
      defaultMessage:
        'The page of an order always shows how far it has come: choose its number, or find it among your orders later.',
    },
    change: { id: 'orders.sent.change', defaultMessage: 'Is something not right? Write to us and name the number.' },
  }),
  prepare: defineMessage<{ count: number }>({
    id: 'orders.sent.prepare',
    defaultMessage: 'We check {count, plural, one {the order and prepare it} other {the orders and prepare them}}.',
  }),
  thanks: defineMessage<{ count: number }>({
    id: 'orders.sent.thanks',
    defaultMessage:
      'Thank you. {count, plural, one {We have received your order} other {We have received your orders}}.',
  }),
};

const tick = 'M5 12.5l4.5 4.5L19 7.5';

const Numbers = ({ orders }: { orders: readonly OrderWithLines[] }) => {
  const lang = useLanguage();
  const money = useMoney();
  const getCatalogName = useCatalogName();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
      {orders.map(({ order: { catalogId, orderId, orderNumber, total, moneyTypeId } }) => (
        <Box component="li" key={`${catalogId} ${orderId}`} sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={paths.order.href({ lang, catalogId, orderId })}
            sx={{ display: 'block', color: 'inherit', fontWeight: 650, fontSize: { xs: '1.75rem', md: '2.25rem' } }}
          >
            {orderNumber}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
            {getCatalogName(catalogId)}
            <span>{money(total, moneyTypeId)}</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const NextSteps = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <Box component="section" aria-labelledby="sent-next" sx={{ displayPrint: 'none' }}>
      <Typography id="sent-next" variant="h3" component="h2" sx={{ mb: 1 }}>
        {formatMessage(messages.next)}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
        <li>{formatMessage(messages.prepare, { count })}</li>
        <li>{formatMessage(messages.follow)}</li>
        <li>
          <Link to={paths.contact.href({ lang })} style={{ color: 'inherit' }}>
            {formatMessage(messages.change)}
          </Link>
        </li>
      </Box>
    </Box>
  );
};

/** What a client wants to know after the press on Send: that it has worked, the numbers, and what comes next. */
export const SentHead = ({ orders }: { orders: readonly OrderWithLines[] }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const [first] = orders;
  const reference = first && readOrderNote(first.order).reference;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, sm: 3, md: 4 },
        ...framed,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 48,
            height: 48,
            borderRadius: '50%',
            bgcolor: 'success.main',
            color: 'background.paper',
            displayPrint: 'none',
          }}
        >
          <Icon d={tick} size={30} />
        </Box>
        <div>
          <Typography variant="h1">{formatMessage(messages.title)}</Typography>
          {formatMessage(messages.thanks, { count: orders.length })}
        </div>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          <Numbers orders={orders} />
          {reference && (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                {formatMessage(orderPageMessages.reference)}
              </Box>
              <strong>{reference}</strong>
            </Box>
          )}
        </Box>
        <NextSteps count={orders.length} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(ordersMessages.toCatalogue)}</ButtonLink>
        <ButtonLink tone="outlined" to={paths.orders.href({ lang })}>
          {formatMessage(orderPageMessages.back)}
        </ButtonLink>
        <OrderFiles orders={orders} />
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectClient } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useNoteFacts } from '@/shared/i18n/noteFacts';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { readOrderNote } from '@/shared/lib/orderComment';
import { framed, screenOnly } from '@/shared/ui/styles';

import { ordersListMessages } from '../list/ordersListMessages';
import { OrderDate } from '../OrderDate';
import { ordersMessages } from '../ordersMessages';
import { OrderStatus } from '../OrderStatus';
import { orderPageMessages as messages } from './orderPageMessages';

/** Written-out dates do not break, and are too long for half a telephone. */
const columns = { comment: '1 / -1', date: { xs: '1 / -1', sm: 'auto' } };

type FactProps = { label: ReactNode; children: ReactNode; kind?: keyof typeof columns | undefined; className?: string };

export const Fact = ({ label, children, kind, className }: FactProps) => (
  <Box className={className} sx={{ minWidth: 0, ...(kind && { gridColumn: columns[kind] }) }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  </Box>
);

export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      gap: 2,
      m: 0,
      p: { xs: 2, sm: 3 },
      ...framed,
    }}
  >
    {children}
  </Box>
);

/** The order's data apart from its lines; `order.date` is already shifted. */
export const OrderHead = ({ order }: { order: CatalogOrder }) => {
  const { date, status, catalogId, orderedBy } = order;
  const facts = useNoteFacts()(readOrderNote(order));
  const getCatalogName = useCatalogName();
  const client = useAppSelector(selectClient);
  return (
    <Facts>
      <Fact label={<FormattedMessage {...ordersMessages.date} />} kind="date">
        <OrderDate date={date} dateStyle="long" timeStyle="short" />
      </Fact>
      <Fact label={<FormattedMessage {...ordersMessages.state} />}>
        <OrderStatus status={status} />
      </Fact>
      <Fact label={<FormattedMessage {...ordersListMessages.catalog} />}>{getCatalogName(catalogId)}</Fact>
      <Fact label={<FormattedMessage {...messages.client} />} className={screenOnly}>
        {client?.name}
      </Fact>
      {orderedBy && <Fact label={<FormattedMessage {...messages.orderedBy} />}>{orderedBy}</Fact>}
      {facts.map(({ field, text }) => (
        <Fact
          key={field}
          label={<FormattedMessage {...messages[field]} />}
          kind={field === 'wishedDate' ? 'date' : field === 'comment' ? field : undefined}
        >
          {text}
        </Fact>
      ))}
    </Facts>
  );
};

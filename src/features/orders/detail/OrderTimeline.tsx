import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CatalogOrder } from '@/api/inventoryApi';
import { requestKinds } from '@/shared/lib/orderRequests';
import type { OrderLine, OrderRequest } from '@/contracts/inventory';

import { OrderDate, useShiftedOrders } from '../OrderDate';
import { MarkedText, OrderStatus } from '../OrderStatus';
import { requestMessages } from '../requests/requestMessages';
import { orderPageMessages as messages } from './orderPageMessages';
import { LineContents } from './OrderParcels';

export const timelineId = 'order-timeline';

const line = '2px solid var(--mui-palette-divider)';

// More would leave no room for their texts.
const mostInRow = 5;

type Entry = { key: string; date: string; title: ReactNode; note: string | null; of?: OrderRequest };

const listEntries = ({ changes = [], requests = [] }: CatalogOrder): Entry[] => {
  const statuses = changes.map(({ status, date, note }) => ({
    key: `${date} ${status}`,
    date,
    title: <OrderStatus status={status} />,
    note,
  }));
  const known = requests.filter(({ kind }) => (requestKinds as readonly string[]).includes(kind));
  if (known.length === 0) return statuses;
  const asked = known.map((request) => ({
    key: `asked ${request.requestId}`,
    date: request.date ?? '',
    title: (
      <MarkedText tone="warning">
        <FormattedMessage {...requestMessages.asked} values={{ kind: request.kind }} />
      </MarkedText>
    ),
    note: request.reason,
    of: request,
  }));
  const answered = known
    .filter(({ state }) => state === 'accepted' || state === 'declined')
    .map(({ requestId, kind, state, answer, answerDate }) => ({
      key: `answered ${requestId}`,
      date: answerDate ?? '',
      title: (
        <MarkedText tone={state === 'accepted' ? 'success' : 'neutral'}>
          <FormattedMessage {...requestMessages.answered} values={{ kind, state }} />
        </MarkedText>
      ),
      note: answer,
    }));
  const getTime = ({ date }: Entry) => Date.parse(date) || Number.MAX_SAFE_INTEGER;
  // An answer precedes the status that follows from it in the same moment.
  return [...asked, ...answered, ...statuses].sort((one, other) => getTime(one) - getTime(other));
};

type OrderTimelineProps = { order: CatalogOrder; lines: readonly OrderLine[] };

/** The statuses that the order has had, and the client's requests, with what both sides wrote about them. */
export const OrderTimeline = ({ order, lines }: OrderTimelineProps) => {
  const entries = useShiftedOrders(listEntries(order));
  if (entries.length === 0) return null;
  const isRow = entries.length <= mostInRow;
  const inRow = <Value,>(below: Value, from: Value) => (isRow ? { xs: below, md: from } : below);
  return (
    <Box component="section" aria-labelledby={timelineId}>
      <Box component="h2" id={timelineId} tabIndex={-1} sx={{ typography: 'h3', m: 0, mb: 2 }}>
        <FormattedMessage {...messages.timeline} />
      </Box>
      <Box
        component="ol"
        aria-live="polite"
        sx={{
          listStyle: 'none',
          display: 'flex',
          flexDirection: inRow('column', 'row'),
          m: 0,
          p: 0,
        }}
      >
        {entries.map(({ key, date, title, note, of }, index) => (
          <Box
            component="li"
            key={key}
            sx={{
              position: 'relative',
              flex: inRow('0 1 auto', '0 1 240px'),
              minWidth: 0,
              // From one dot to the next.
              ...(index < entries.length - 1 && {
                pb: inRow(2, 0),
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  borderInlineStart: inRow<string | number>(line, 0),
                  borderBlockStart: inRow<string | number>(0, line),
                  insetInlineStart: inRow(3.5, 0),
                  insetBlockStart: inRow(20, 0),
                  insetBlockEnd: inRow<string | number>(-4, 'auto'),
                  insetInlineEnd: inRow<string | number>('auto', 0),
                },
              }),
              pt: inRow(0, 1),
              pr: inRow(0, 2),
            }}
          >
            {title}
            <Box sx={{ pl: '17px', color: 'text.secondary', fontSize: '0.875rem' }}>
              <OrderDate date={date} dateStyle="medium" timeStyle="short" />
            </Box>
            <Box sx={{ pl: '17px' }}>
              {of && <LineContents of={of} lines={lines} />}
              {note && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

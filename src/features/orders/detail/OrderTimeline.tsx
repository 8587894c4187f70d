import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { OrderChange } from '@/contracts/inventory';

import { OrderDate, useShiftedOrders } from '../OrderDate';
import { OrderStatus } from '../OrderStatus';
import { orderPageMessages as messages } from './orderPageMessages';

const line = '2px solid var(--mui-palette-divider)';

/** The statuses that the order has had, with what the company wrote about them. */
export const OrderTimeline = ({ changes }: { changes: readonly OrderChange[] }) => {
  const shifted = useShiftedOrders(changes);
  return (
    <Box component="section" aria-labelledby="order-timeline">
      <Box component="h2" id="order-timeline" sx={{ typography: 'h3', m: 0, mb: 2 }}>
        <FormattedMessage {...messages.timeline} />
      </Box>
      <Box
        component="ol"
        aria-live="polite"
        sx={{
          listStyle: 'none',
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          m: 0,
          p: 0,
        }}
      >
        {shifted.map(({ status, date, note }, index) => (
          <Box
            component="li"
            key={`${date} ${status}`}
            sx={{
              position: 'relative',
              flex: { md: '0 1 240px' },
              minWidth: 0,
              // From one dot to the next.
              ...(index < shifted.length - 1 && {
                pb: { xs: 2, md: 0 },
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  borderInlineStart: { xs: line, md: 0 },
                  borderBlockStart: { md: line },
                  insetInlineStart: { xs: 3.5, md: 0 },
                  insetBlockStart: { xs: 20, md: 0 },
                  insetBlockEnd: { xs: -4, md: 'auto' },
                  insetInlineEnd: { md: 0 },
                },
              }),
              pt: { md: 1 },
              pr: { md: 2 },
            }}
          >
            <OrderStatus status={status} />
            <Box sx={{ pl: '17px', color: 'text.secondary', fontSize: '0.875rem' }}>
              <OrderDate date={date} dateStyle="medium" timeStyle="short" />
            </Box>
            {note && <Box sx={{ pl: '17px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

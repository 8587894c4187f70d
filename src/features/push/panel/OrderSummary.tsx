import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { togetherOf, type OrderPart } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';
import { useMoney } from './useMoney';

const Row = ({ label, amount, isStrong = false }: { label: ReactNode; amount: ReactNode; isStrong?: boolean }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: isStrong ? 700 : 400 }}>
    <Box component="dt" sx={{ color: isStrong ? 'text.primary' : 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
      {amount}
    </Box>
  </Box>
);

type OrderSummaryProps = { parts: OrderPart[]; taxes: number | null };

/** What each catalogue's order comes to, and all together. */
export const OrderSummary = ({ parts, taxes }: OrderSummaryProps) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Box
      component="dl"
      aria-label={formatMessage(messages.summary)}
      sx={{ display: 'grid', gap: 1, m: 0, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      {parts.map(({ catalogId, lines, subtotal, tax }) => (
        <Box key={catalogId} sx={{ display: 'grid', gap: 0.5, pb: 1 }}>
          <Row
            label={
              <>
                <FormattedMessage {...messages.catalogue} values={{ catalogId }} />
                {' · '}
                <FormattedMessage {...messages.lineCount} values={{ count: lines.length }} />
              </>
            }
            amount={money(subtotal)}
          />
          {taxes !== null && (
            <Row label={<FormattedMessage {...messages.taxes} values={{ rate: taxes }} />} amount={money(tax)} />
          )}
        </Box>
      ))}
      {taxes !== null && (
        <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', typography: 'h3' }}>
          <Row isStrong label={<FormattedMessage {...messages.together} />} amount={money(togetherOf(parts).total)} />
        </Box>
      )}
    </Box>
  );
};

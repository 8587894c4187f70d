import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';

import { cartMessages as messages } from '../cartMessages';
import type { CartTotals } from '../rules/cartTotals';
import { useCents } from './useCents';

const Row = ({ name, value, isMain = false }: { name: ReactNode; value: ReactNode; isMain?: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.75,
      fontVariantNumeric: 'tabular-nums',
      ...(isMain && { mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider', fontSize: '1.25rem', fontWeight: 660 }),
    }}
  >
    <Box component="dt" sx={{ flex: 'none', maxWidth: '60%' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </Box>
);

const Awaited = () => <Skeleton sx={{ width: '8ch' }}>&nbsp;</Skeleton>;

type CartSummaryProps = {
  /** By catalogue; each is an order of its own. */
  totals: { catalogId: number; totals: CartTotals }[];
  sum: CartTotals;
  /** In basis points; null where it is not known. */
  taxRate: number | null;
  isTaxLost: boolean;
};

export const CartSummary = ({ totals, sum, taxRate, isTaxLost }: CartSummaryProps) => {
  const money = useCents();
  // A total without its taxes would be a wrong one.
  const isAwaited = taxRate === null && !isTaxLost;
  return (
    <Panel title={<FormattedMessage {...messages.summary} />}>
      <Box component="dl" aria-busy={isAwaited} sx={{ m: 0 }}>
        {totals.length > 1 &&
          totals.map(({ catalogId, totals: { subtotalCents } }) => (
            <Row
              key={catalogId}
              name={<FormattedMessage {...messages.catalog} values={{ catalogId }} />}
              value={money(subtotalCents)}
            />
          ))}
        <Row name={<FormattedMessage {...messages.subtotal} />} value={money(sum.subtotalCents)} />
        {isAwaited && <Row name={<Awaited />} value={<Awaited />} />}
        {taxRate !== null && (
          <Row
            name={<FormattedMessage {...messages.taxes} values={{ rate: taxRate / 100 }} />}
            value={money(sum.taxCents)}
          />
        )}
        <Row
          isMain
          name={<FormattedMessage {...messages.total} />}
          value={isAwaited ? <Awaited /> : money(sum.totalCents)}
        />
      </Box>
      {isTaxLost && (
        <Box role="status" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage {...messages.taxUnknown} />
        </Box>
      )}
    </Panel>
  );
};

import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';

import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';

import { cartMessages as messages } from '../cartMessages';
import { useCartTotals } from './useCartTotals';
import { useFormatCents } from './useFormatCents';

const Sum = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 10,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' },
  '& span': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

/** The cart in one line: how many lines, and what they cost. */
export const CartTotal = () => {
  const { lineCount, subtotalCents, sum } = useCartTotals();
  const money = useFormatCents();
  return (
    <Sum>
      <span>
        <FormattedMessage {...messages.lines} values={{ count: lineCount }} />
      </span>
      <span>{sum ? <FormattedMessage {...messages.total} /> : <TotalBeforeTaxes />}</span>
      <strong>{money(sum ? sum.totalCents : subtotalCents)}</strong>
    </Sum>
  );
};

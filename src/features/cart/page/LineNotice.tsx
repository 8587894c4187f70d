import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';

import type { CartLine } from '../cartLines';
import { cartMessages as messages } from '../cartMessages';
import { setQuantity } from '../edits/setQuantity';
import { unitCents } from '../rules/cartTotals';
import { settleReason } from '../rules/linesToSettle';
import { useCents } from './useCents';

/** The problem to settle before a line can be ordered, with the button that settles it. */
export const LineNotice = ({ line, name }: { line: CartLine; name: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const money = useCents();
  const reason = settleReason(line);
  if (reason === null) return null;
  const prices = { before: money(Math.round((line.setPrice ?? 0) * 100)), now: money(unitCents(line) ?? 0) };
  return (
    <Box className="settle">
      {reason === 'priceChanged' ? (
        <>
          <FormattedMessage {...messages.priceChanged} values={prices} />
          <button
            type="button"
            aria-label={formatMessage(messages.acceptOf, { name })}
            onClick={() => void dispatch(setQuantity(line, line.quantity))}
          >
            <FormattedMessage {...messages.accept} />
          </button>
        </>
      ) : (
        <FormattedMessage {...messages[reason]} />
      )}
    </Box>
  );
};

import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';

import { getBlockReason } from '../blockedLines';
import { cartMessages as messages } from '../cartMessages';
import type { LineItem } from '../cartSelectors';
import { getUnitCents } from '../cartTotals';
import { setQuantity } from '../edits/setQuantity';
import { useFormatCents } from './useFormatCents';

/** The problem that keeps a line from being ordered, with a button that solves it. */
export const LineNotice = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const money = useFormatCents();
  const reason = getBlockReason(line);
  if (reason === null) return null;
  const prices = { before: money(Math.round((line.setPrice ?? 0) * 100)), now: money(getUnitCents(line) ?? 0) };
  return (
    <Box className="blocked">
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

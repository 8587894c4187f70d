import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { toItemKey } from '@/engine/catalog/stockItem';
import { getQuantityRule, roundDownByRule } from '@/shared/lib/quantityRule';
import { findShortage } from '@/shared/stock/availability';
import { DeliveredLater, Stock, useStock } from '@/shared/stock/Stock';

import { cartMessages as messages } from '../cartMessages';
import { quantityFieldId } from '../state/cartModel';
import type { LineItem } from '../state/cartSelectors';
import { setQuantity } from '../state/edits/setQuantity';

const ShownStock = (props: ComponentProps<typeof Stock>) => (
  <Box sx={{ fontSize: '0.8125rem' }}>
    <Stock {...props} />
  </Box>
);

type LineStockProps = { line: LineItem; name: string };

/** How much there is of a line's item, and what becomes of the rest where that is less than the line has. */
export const LineStock = ({ line, name }: LineStockProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const keys = [toItemKey(line.catalogId, line.stockItemId)];
  const stock = useStock(keys);
  if (!stock || line.deleted) return null;
  const available = findShortage(stock, line.quantity);
  if (available === null) return <ShownStock keys={keys} />;
  const most = roundDownByRule(getQuantityRule(line), available);
  const take = () => {
    // The button disappears with the notice.
    document.getElementById(quantityFieldId(line))?.focus();
    void dispatch(setQuantity(line, most));
  };
  return (
    <>
      <ShownStock keys={keys} detail={stock.isBackorderRefused ? 'full' : 'level'} />
      <Box className="blocked" role="status">
        {stock.isBackorderRefused ? (
          <>
            <FormattedMessage {...messages.stockShort} values={{ available }} />
            <button
              type="button"
              aria-label={formatMessage(messages.takeAvailableOf, { available: most, name })}
              onClick={take}
            >
              <FormattedMessage {...messages.takeAvailable} values={{ available: most }} />
            </button>
          </>
        ) : (
          <DeliveredLater rest={line.quantity - available} date={stock.expectedDate} />
        )}
      </Box>
    </>
  );
};

import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { setQuantities } from '@/features/cart/state/edits/setQuantity';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { getQuantityRule, roundDownByRule } from '@/shared/lib/quantityRule';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import type { StockShortage } from '@/contracts/orders';

import { pushMessages as messages } from '../pushMessages';
import type { Leg } from '../state/leg';

type ShortagesProps = { leg: Leg; shortages: readonly StockShortage[] };

/** What is left of each line that was refused, and a button that reduces the cart to it. */
export const Shortages = ({ leg: { lines, payload }, shortages }: ShortagesProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const getDate = useShortDay();
  const cart = useAppSelector(selectCartLines);
  const excessive = shortages.flatMap(({ stockItemId, available }) =>
    cart
      .filter((line) => line.catalogId === payload.catalogId && line.stockItemId === stockItemId)
      .filter(({ quantity }) => quantity > available)
      .map((line) => ({ ...line, quantity: roundDownByRule(getQuantityRule(line), available) })),
  );
  return (
    <>
      <div>{formatMessage(messages.stockShort)}</div>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontVariantNumeric: 'tabular-nums' }}>
        {shortages.map(({ stockItemId, available, expectedDate }) => {
          const line = lines.find((each) => each.stockItemId === stockItemId);
          return (
            <li key={stockItemId}>
              {formatMessage(messages.stockLeft, {
                name: shownName(line ?? { name: null, code: String(stockItemId) }),
                ordered: line?.quantity ?? 0,
                available,
              })}
              {expectedDate !== null && (
                <>
                  {' · '}
                  {formatMessage(messages.stockExpected, { date: getDate(expectedDate) })}
                </>
              )}
            </li>
          );
        })}
      </Box>
      {excessive.length > 0 && (
        <Button onClick={() => void dispatch(setQuantities(excessive))}>{formatMessage(messages.takeAvailable)}</Button>
      )}
    </>
  );
};

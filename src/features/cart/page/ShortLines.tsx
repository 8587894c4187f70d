import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { toItemKey } from '@/engine/catalog/stockItem';
import { getQuantityRule, roundDownByRule } from '@/shared/lib/quantityRule';
import { findShortage } from '@/shared/stock/availability';
import { StockContext } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';

import { cartMessages as messages } from '../cartMessages';
import type { LineItem } from '../state/cartSelectors';
import { setQuantities } from '../state/edits/setQuantity';

/** Reduces at once all lines of which there is too little, where the rest cannot be ordered. */
export const ShortLines = ({ lines }: { lines: readonly LineItem[] }) => {
  const dispatch = useAppDispatch();
  const stock = useContext(StockContext);
  const reduced = lines.flatMap((line) => {
    const ofLine = stock[toItemKey(line.catalogId, line.stockItemId)];
    const available = findShortage(ofLine, line.quantity);
    if (line.deleted || available === null || !ofLine?.isBackorderRefused) return [];
    return [{ ...line, quantity: roundDownByRule(getQuantityRule(line), available) }];
  });
  if (reduced.length < 2) return null;
  return (
    <Button tone="outlined" style={{ margin: '0 12px 8px' }} onClick={() => void dispatch(setQuantities(reduced))}>
      <FormattedMessage {...messages.takeAllAvailable} values={{ count: reduced.length }} />
    </Button>
  );
};

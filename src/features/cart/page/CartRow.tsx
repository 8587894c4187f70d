import Box from '@mui/material/Box';
import { type ComponentProps, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { toItemKey } from '@/engine/catalog/stockItem';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { getQuantityRule, roundDownByRule, roundUpByRule } from '@/shared/lib/quantityRule';
import { toCents } from '@/shared/money/cents';
import { priceBreak } from '@/shared/money/prices';
import { itemHref, shownName } from '@/shared/routing/catalogueAddresses';
import { findShortage } from '@/shared/stock/availability';
import { DeliveredLater, Stock, useStock } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ItemActions } from '@/shared/ui/ItemActions';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';

import { cartMessages as messages } from '../cartMessages';
import { cartLineId, lineRowId, quantityFieldId } from '../state/cartModel';
import type { LineItem } from '../state/cartSelectors';
import { getLineCents, getUnitCents } from '../state/cartTotals';
import { linesChosen } from '../state/cartViewSlice';
import { setQuantity } from '../state/edits/setQuantity';
import { useIsChosen } from './CartTools';
import { LineNotice } from './LineNotice';
import { QuantityField } from './QuantityField';
import { useFormatCents } from './useFormatCents';
import { useRemoveLines } from './useRemoveLines';

const ShownStock = (props: ComponentProps<typeof Stock>) => (
  <Box sx={{ fontSize: '0.8125rem' }}>
    <Stock {...props} />
  </Box>
);

type LineStockProps = { line: LineItem; name: string };

/** How much there is of a line's item, and what becomes of the rest where that is less than the line has. */
const LineStock = ({ line, name }: LineStockProps) => {
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
              {formatMessage(messages.takeAvailable, { available: most })}
            </button>
          </>
        ) : (
          <DeliveredLater rest={line.quantity - available} date={stock.expectedDate} />
        )}
      </Box>
    </>
  );
};

const Choose = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isChosen = useIsChosen(cartLineId(line));
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={formatMessage(messages.chooseOf, { name })}
        onChange={() => dispatch(linesChosen({ lines: [line], isChosen: !isChosen }))}
      />
    </label>
  );
};

const bin = 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6';

const PriceBreakHint = ({ line }: { line: LineItem }) => {
  const money = useFormatCents();
  const best = line.deleted ? null : priceBreak(line);
  if (line.price === null || !best?.saving) return null;
  const missing = roundUpByRule(getQuantityRule(line), best.quantity) - line.quantity;
  const price = money(toCents(best.price));
  return (
    <div className="hint">
      {missing > 0 ? (
        <FormattedMessage {...messages.priceBreak} values={{ count: missing, price }} />
      ) : (
        <FormattedMessage {...messages.priceReached} values={{ quantity: best.quantity }} />
      )}
    </div>
  );
};

/** Memoized: re-renders only when its own line changes. */
export const CartRow = memo(({ line }: { line: LineItem }) => {
  const { formatMessage, formatNumber } = useIntl();
  const lang = useLanguage();
  const [firstCatalog] = useConfig().catalogs;
  const money = useFormatCents();
  const remove = useRemoveLines();
  const name = shownName(line) || formatMessage(messages.nameless);
  const unit = getUnitCents(line);
  const total = getLineCents(line);
  return (
    <tr id={lineRowId(line)} aria-busy={line.isPending}>
      <td className="choose">
        <Choose line={line} name={name} />
      </td>
      <td className="picture">
        <ItemImage name={line.imageUrl} size={56} />
      </td>
      <td className="item">
        <Link to={itemHref(lang, line, firstCatalog)}>
          <MeasuredText text={name} />
        </Link>
        <div className="code">{line.code}</div>
        <LineNotice line={line} name={name} />
        <LineStock line={line} name={name} />
      </td>
      <td className={unit === null ? 'unit missing' : 'unit'}>
        {unit === null ? !line.isParent && formatMessage(messages.notForSale) : money(unit)}
        <PriceBreakHint line={line} />
      </td>
      <td className="quantity">
        {unit === null ? (
          <div className="fixed">{formatNumber(line.quantity)}</div>
        ) : (
          <QuantityField line={line} name={name} />
        )}
      </td>
      <td className="total">{total === null ? null : money(total)}</td>
      <td className="favourite">
        <ItemActions
          place="line"
          catalogId={line.catalogId}
          stockItemId={line.stockItemId}
          name={name}
          quantity={line.quantity}
        />
      </td>
      <td className="remove">
        <Button
          tone="icon"
          aria-label={formatMessage(messages.removeOf, { name })}
          data-hint
          onClick={() => void remove([line])}
        >
          <Icon d={bin} size={20} />
        </Button>
      </td>
    </tr>
  );
});
CartRow.displayName = 'CartRow';

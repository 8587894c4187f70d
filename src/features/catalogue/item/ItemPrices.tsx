import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { selectQuantity } from '@/features/cart/state/cartSelectors';
import { useAppSelector } from '@/store/hooks';
import type { CatalogItem } from '@/api/catalogueApi';
import { useClientTerms } from '@/api/clientRecordsApi';
import { usePrice } from '@/shared/i18n/money';
import { useCurrencyText } from '@/shared/i18n/useCurrencyText';
import { toAmount, toCents } from '@/shared/money/cents';
import { isOrderable, unitPrice } from '@/shared/money/prices';
import { priceSteps } from '@/shared/money/priceSteps';
import { screenOnly } from '@/shared/ui/styles';

import { useQuantityToAdd } from '../addToCart/useOrdering';
import { itemMessages } from '../components/itemMessages';
import { UnitPrice, UnitWords } from '../components/PriceTag';
import { itemPageMessages } from './itemPageMessages';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': { py: 0.75, textAlign: 'start', fontWeight: 400, borderTop: 1, borderColor: 'divider' },
  '& thead th': { border: 0, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .end': { textAlign: 'end' },
  '& [aria-current] > *': { fontWeight: 650, bgcolor: 'action.selected' },
  '& th:first-of-type': { pl: 1 },
  '& td:last-of-type, & th.end': { pr: 1 },
} as const;

/** What the typed quantity costs. Together with what is already in the cart, it may reach the best price. */
const Sum = ({ item, count, inCart }: { item: CatalogItem; count: number; inCart: number }) => {
  const formatPrice = usePrice();
  const all = inCart + count;
  const cost = (quantity: number) => toCents(unitPrice(item, quantity) ?? 0) * quantity;
  const total = cost(all);
  const added = total - cost(inCart);
  const sum = formatPrice(toAmount(added));
  if (inCart === 0) return <FormattedMessage {...itemPageMessages.sum} values={{ count, sum }} />;
  const values = { count, all, sum, total: formatPrice(toAmount(total)) };
  if (added < 0) return <FormattedMessage {...itemPageMessages.sumOfAll} values={values} />;
  return <FormattedMessage {...itemPageMessages.sumOfMore} values={values} />;
};

/** The unit price in large type, and a table of prices by quantity. */
export const ItemPrices = ({ item }: { item: CatalogItem }) => {
  const { formatMessage } = useIntl();
  const formatPrice = usePrice();
  const currencyText = useCurrencyText();
  const { isUnknown } = useClientTerms();
  const steps = priceSteps(item);
  const inCart = useAppSelector((state) => selectQuantity(state, item));
  const count = useQuantityToAdd(item);
  const all = inCart + (count ?? 0);
  return (
    <div className="unit-price">
      <Typography
        sx={{
          fontSize: '1.875rem',
          fontWeight: 650,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        <UnitPrice item={item}>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <UnitWords item={item} />
          </Box>
        </UnitPrice>
      </Typography>
      {currencyText && item.price !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {currencyText}
        </Typography>
      )}
      {isUnknown && (
        <Typography variant="body2" role="status">
          {formatMessage(itemMessages.notOwn)}
        </Typography>
      )}
      {steps.length > 1 && (
        <Box component="table" sx={{ ...table, mt: 1.5 }}>
          <thead>
            <tr>
              <th scope="col">{formatMessage(itemPageMessages.quantity)}</th>
              <th scope="col" className="end">
                {formatMessage(itemPageMessages.unitPrice)}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, to, price, saving }) => (
              <tr key={from} aria-current={all >= from && (to === null || all <= to) ? 'true' : undefined}>
                <th scope="row">
                  {to === null
                    ? formatMessage(itemPageMessages.from, { quantity: from })
                    : formatMessage(itemPageMessages.upTo, { first: from, last: to })}
                </th>
                <td className="end">
                  {saving !== null && (
                    <Box component="span" sx={{ mr: 1.5, color: 'success.main', fontWeight: 600 }}>
                      <FormattedNumber value={-saving} style="percent" />
                    </Box>
                  )}
                  {formatPrice(price)}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {isOrderable(item) && (
        <Typography
          variant="body2"
          className={screenOnly}
          sx={{ mt: 1.5, minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}
        >
          {count !== null && all > 1 && <Sum item={item} count={count} inCart={inCart} />}
        </Typography>
      )}
    </div>
  );
};

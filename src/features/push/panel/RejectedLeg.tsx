import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { setQuantities } from '@/features/cart/state/edits/setQuantity';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { describeRequestError } from '@/api/errors/describeRequestError';
import { useTaxRate } from '@/api/taxRate';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { getQuantityRule, roundDownByRule } from '@/shared/lib/quantityRule';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import type { StockShortage } from '@/contracts/orders';

import { AskForApproval } from '../approvals/AskForApproval';
import { getConfirmedTotal, getOrderParts } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';
import type { Leg } from '../state/leg';
import { selectHasUnresolved, selectIsPreparing } from '../state/pushSlice';
import { usePushOrder } from './usePushOrder';

type ShortagesProps = { leg: Leg; shortages: readonly StockShortage[] };

/** What is left of each line that was refused, and a button that reduces the cart to it. */
const Shortages = ({ leg: { lines, payload }, shortages }: ShortagesProps) => {
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

const useReason = ({ error, payload }: Leg, taxes: number | null): string => {
  const { formatMessage } = useIntl();
  if (error === null) return formatMessage(messages.notSent);
  if (error.status === 412) {
    const isTaxChanged = taxes !== null && taxes !== payload.taxes;
    return formatMessage(isTaxChanged ? messages.taxChanged : messages.changed);
  }
  const { descriptor, values } = describeRequestError(error);
  return formatMessage(descriptor, values);
};

/** The confirmed total beside the one that would be charged now. */
const ThenAndNow = ({ leg, taxes }: { leg: Leg; taxes: number | null }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const lines = useAppSelector(selectCartLines);
  const { catalogId, taxes: confirmedTaxes, moneyTypeId } = leg.payload;
  const before = getConfirmedTotal(leg);
  const now = taxes === null ? undefined : getOrderParts(lines, taxes).find((part) => part.catalogId === catalogId);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {before !== null && (
        <div>{formatMessage(messages.totalThen, { total: money(before, moneyTypeId), rate: confirmedTaxes })}</div>
      )}
      {now && taxes !== null && (
        <Box sx={{ fontWeight: 600 }}>
          {formatMessage(messages.totalNow, { total: money(now.total, moneyTypeId), rate: taxes })}
        </Box>
      )}
    </Box>
  );
};

/** The reason and the next step: the lines are still in the cart and can be ordered on their own. */
export const RejectedLeg = ({ leg }: { leg: Leg }) => {
  const { formatMessage } = useIntl();
  const { catalogId } = leg.payload;
  const { taxes, isFetching } = useTaxRate();
  const reason = useReason(leg, taxes);
  const push = usePushOrder(taxes);
  const shortages = leg.error?.shortages ?? [];
  const getCatalogName = useCatalogName();
  const hasLines = useAppSelector((state) => selectCartLines(state).some((line) => line.catalogId === catalogId));
  const isBusy = useAppSelector((state) => selectIsPreparing(state) || selectHasUnresolved(state));
  return (
    <>
      {shortages.length > 0 ? <Shortages leg={leg} shortages={shortages} /> : <div>{reason}</div>}
      {leg.error?.status === 412 ? (
        <ThenAndNow leg={leg} taxes={taxes} />
      ) : (
        <div>{formatMessage(messages.nothingOrdered)}</div>
      )}
      {leg.error?.code === 'overLimit' && hasLines && <AskForApproval leg={leg} />}
      {hasLines && taxes !== null && !isFetching && !isBusy && (
        <Button tone="outlined" onClick={() => push(catalogId)}>
          {formatMessage(messages.sendOnly, { catalog: getCatalogName(catalogId) })}
        </Button>
      )}
    </>
  );
};

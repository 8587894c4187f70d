import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { findAllowed, getQuantityRule } from '@/shared/lib/quantityRule';
import { QuantityChoices } from '@/shared/ui/QuantityChoices';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { cartMessages as messages } from '../cartMessages';
import { getBlockReason, getPriceChange } from '../state/blockedLines';
import { cartLineId, quantityFieldId } from '../state/cartModel';
import type { LineItem } from '../state/cartSelectors';
import { replaceLine, setQuantity } from '../state/edits/setQuantity';
import { selectGetQuantityRule } from '../state/quantityRules';
import { useFormatCents } from './useFormatCents';

const PriceNotice = ({ line }: { line: LineItem }) => {
  const money = useFormatCents();
  const change = getPriceChange(line);
  const before = money(change.before);
  const now = money(change.now);
  if (change.kind === 'changed') return <FormattedMessage {...messages.priceChanged} values={{ before, now }} />;
  const { quantity } = change;
  const price = money(change.price);
  return change.kind === 'breakLost' ? (
    <FormattedMessage {...messages.breakLost} values={{ quantity, price, now }} />
  ) : (
    <FormattedMessage {...messages.breakGained} values={{ quantity, price, before }} />
  );
};

/** Keeps the quantity, if the variant is sold in it, and the focus on it. */
const LineVariants = ({ line, name }: { line: LineItem; name: string }) => {
  const dispatch = useAppDispatch();
  const getRule = useAppSelector(selectGetQuantityRule);
  const [refused, setRefused] = useScreenState<CatalogItem | null>(`cart/variant/${cartLineId(line)}`, null);
  const { currentData } = useGetItemVariantsQuery({ key: toItemKey(line.catalogId, line.stockItemId) });
  const findOthers = (variant: CatalogItem) => findAllowed(getRule(variant), line.quantity);
  const replace = async (variant: CatalogItem, quantity: number) => {
    if (!(await dispatch(replaceLine(line, variant, quantity)))) return;
    requestAnimationFrame(() => document.getElementById(quantityFieldId(variant))?.focus());
  };
  const choose = (variant: CatalogItem) => {
    if (findOthers(variant)) setRefused(variant);
    else void replace(variant, line.quantity);
  };
  return (
    <>
      <VariantMenu name={name} variants={currentData?.variants} onChoose={choose} />
      {refused && (
        <span>
          <QuantityChoices
            allowed={findOthers(refused) ?? []}
            onChoose={(quantity) => void replace(refused, quantity)}
          />
        </span>
      )}
    </>
  );
};

/** The problem that keeps a line from being ordered, with a button that solves it. */
export const LineNotice = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const reason = getBlockReason(line);
  if (reason === null) return null;
  const set = (quantity: number) => {
    // The button disappears with the notice.
    document.getElementById(quantityFieldId(line))?.focus();
    void dispatch(setQuantity(line, quantity));
  };
  return (
    <Box className="blocked">
      {reason === 'priceChanged' && (
        <>
          <PriceNotice line={line} />
          <button
            type="button"
            aria-label={formatMessage(messages.acceptOf, { name })}
            onClick={() => set(line.quantity)}
          >
            {formatMessage(messages.accept)}
          </button>
        </>
      )}
      {reason === 'quantityNotAllowed' && (
        <QuantityChoices allowed={findAllowed(getQuantityRule(line), line.quantity) ?? []} onChoose={set} />
      )}
      {reason !== 'priceChanged' && reason !== 'quantityNotAllowed' && formatMessage(messages[reason])}
      {reason === 'hasVariants' && <LineVariants line={line} name={name} />}
    </Box>
  );
};

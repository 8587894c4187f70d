import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, useGetItemVariantsQuery } from '@/api/catalogueApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { VariantMenu } from '@/shared/ui/VariantMenu';

import { getBlockReason, getPriceChange } from '../blockedLines';
import { cartMessages as messages } from '../cartMessages';
import { quantityFieldId } from '../cartModel';
import type { LineItem } from '../cartSelectors';
import { replaceLine } from '../edits/replaceLine';
import { setQuantity } from '../edits/setQuantity';
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

/** Keeps the quantity, and the focus on it. */
const LineVariants = ({ line, name }: { line: LineItem; name: string }) => {
  const dispatch = useAppDispatch();
  const { currentData } = useGetItemVariantsQuery({ key: toItemKey(line.catalogId, line.stockItemId) });
  const replace = async (variant: CatalogItem) => {
    if (!(await dispatch(replaceLine(line, variant)))) return;
    requestAnimationFrame(() => document.getElementById(quantityFieldId(variant))?.focus());
  };
  return <VariantMenu name={name} variants={currentData?.variants} onChoose={(variant) => void replace(variant)} />;
};

/** The problem that keeps a line from being ordered, with a button that solves it. */
export const LineNotice = ({ line, name }: { line: LineItem; name: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const reason = getBlockReason(line);
  if (reason === null) return null;
  const accept = () => {
    // The button disappears with the notice.
    document.getElementById(quantityFieldId(line))?.focus();
    void dispatch(setQuantity(line, line.quantity));
  };
  return (
    <Box className="blocked">
      {reason === 'priceChanged' ? (
        <>
          <PriceNotice line={line} />
          <button type="button" aria-label={formatMessage(messages.acceptOf, { name })} onClick={accept}>
            <FormattedMessage {...messages.accept} />
          </button>
        </>
      ) : (
        <FormattedMessage {...messages[reason]} />
      )}
      {reason === 'hasVariants' && <LineVariants line={line} name={name} />}
    </Box>
  );
};

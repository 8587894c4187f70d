import { defineMessages, useIntl } from 'react-intl';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { getLineCents, getUnitCents } from '@/features/cart/state/cartTotals';
import { useAppSelector } from '@/store/hooks';
import { toAmountOrNull } from '@/shared/money/cents';
import { shownName } from '@/shared/routing/catalogueAddresses';

import { ShareButton } from './ShareButton';

const messages = defineMessages({ cart: { id: 'sharing.cart', defaultMessage: 'Shopping cart' } });

export const ShareCart = () => {
  const { formatMessage } = useIntl();
  const lines = useAppSelector(selectCartLines).map((line) => ({
    catalogId: line.catalogId,
    stockItemId: line.stockItemId,
    quantity: line.quantity,
    code: line.code ?? '',
    name: shownName(line),
    unitPrice: toAmountOrNull(getUnitCents(line)),
    total: toAmountOrNull(getLineCents(line)),
  }));
  return <ShareButton content={{ title: formatMessage(messages.cart), lines }} fileName="cart" />;
};

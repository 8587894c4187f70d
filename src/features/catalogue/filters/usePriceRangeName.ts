import { useIntl } from 'react-intl';

import type { PriceRange } from '@/engine/query/catalogQuery';
import { useRoundPrice } from '@/shared/i18n/money';

import { catalogueMessages as messages } from '../catalogueMessages';

export const usePriceRangeName = () => {
  const { formatMessage } = useIntl();
  const format = useRoundPrice();
  return ({ from, to }: PriceRange): string => {
    if (from === null) return formatMessage(messages.priceBelow, { to: format(to ?? 0) });
    if (to === null) return formatMessage(messages.priceFrom, { from: format(from) });
    return formatMessage(messages.priceBetween, { from: format(from), to: format(to) });
  };
};

import { useIntl } from 'react-intl';
import { moneyStyle } from './moneyStyle';

export const noAmount = '–';

const currencyCode = /^[A-Z]{3}$/;

/**
 * Amounts in the language's way; a money type that is no currency code is written behind the number, and a dash stands
 * for an amount that could not be read.
 */
export const useMoney = () => {
  const { formatNumber } = useIntl();
  return (amount: number | null, moneyTypeId = 'USD'): string => {
    if (amount === null) return noAmount;
    return currencyCode.test(moneyTypeId)
      ? formatNumber(amount, { ...moneyStyle, currency: moneyTypeId })
      : `${formatNumber(amount, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${moneyTypeId}`;
  };
};

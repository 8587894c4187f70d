import { useIntl } from 'react-intl';
import { moneyStyle } from './moneyStyle';

export const noAmount = '–';

const currencyCode = /^[A-Z]{3}$/;

/**
 * Formats amounts for the language. A money type that is not a currency code follows the number, and an amount that
 * could not be read is shown as a dash.
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

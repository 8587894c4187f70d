import { useIntl } from 'react-intl';
import { moneyStyle } from './moneyStyle';

const currencyCode = /^[A-Z]{3}$/;

/** Amounts in the language's way; a money type that is no currency code is written behind the number. */
export const useMoney = () => {
  const { formatNumber } = useIntl();
  return (amount: number, moneyTypeId = 'USD'): string =>
    currencyCode.test(moneyTypeId)
      ? formatNumber(amount, { ...moneyStyle, currency: moneyTypeId })
      : `${formatNumber(amount, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${moneyTypeId}`;
};

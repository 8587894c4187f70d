import { useIntl } from 'react-intl';

const currencyCode = /^[A-Z]{3}$/;

/** Amounts in the language's way; a money type that is no currency code is written behind the number. */
export const useMoney = () => {
  const { formatNumber } = useIntl();
  return (amount: number, moneyTypeId = 'USD'): string =>
    currencyCode.test(moneyTypeId)
      ? formatNumber(amount, { style: 'currency', currency: moneyTypeId, currencyDisplay: 'narrowSymbol' })
      : `${formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${moneyTypeId}`;
};

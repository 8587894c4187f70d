import { useIntl } from 'react-intl';

/** Always grouped because amounts are shown in columns: Spanish would write 12.345,60 but 1234,50 above it. */
const moneyStyle = { style: 'currency', useGrouping: 'always' } as const;

export const noAmount = '–';

const currencyCode = /^[A-Z]{3}$/;

/** Limit of the contract. */
const maxMoneyTypeLength = 10;

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
      : `${formatNumber(amount, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${moneyTypeId.slice(0, maxMoneyTypeLength)}`;
  };
};

const usdFormat = { ...moneyStyle, currency: 'USD' } as const;

/** For prices that need not align or add up, such as price ranges: whole amounts are shown without cents. */
export const useRoundPrice = () => {
  const { formatNumber } = useIntl();
  return (amount: number) => formatNumber(amount, { ...usdFormat, trailingZeroDisplay: 'stripIfInteger' });
};

/** Spec §9: prices are in USD. */
export const usePrice = () => {
  const { formatNumber } = useIntl();
  return (amount: number) => formatNumber(amount, usdFormat);
};

import { useIntl } from 'react-intl';

import { formatMoney, type MoneyStyle } from './formatMoney';

export const noAmount = '–';

const currencyCode = /^[A-Z]{3}$/;

/** Limit of the contract. */
const maxMoneyTypeLength = 10;

/**
 * Formats amounts for the language. A money type that is not a currency code follows the number, and an amount that
 * could not be read is shown as a dash.
 */
export const useMoney = () => {
  const intl = useIntl();
  return (amount: number | null, moneyTypeId = 'USD', style?: MoneyStyle): string => {
    if (amount === null) return noAmount;
    return currencyCode.test(moneyTypeId)
      ? formatMoney(intl, amount, moneyTypeId, style)
      : `${intl.formatNumber(amount, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2, ...style })} ${moneyTypeId.slice(0, maxMoneyTypeLength)}`;
  };
};

/** For amounts that need not align or add up, such as price ranges: whole amounts are shown without cents. */
export const withoutCents = { trailingZeroDisplay: 'stripIfInteger' } as const;

export const useRoundPrice = () => {
  const intl = useIntl();
  return (amount: number) => formatMoney(intl, amount, 'USD', withoutCents);
};

/** Spec §9: prices are in USD. */
export const usePrice = () => {
  const intl = useIntl();
  return (amount: number) => formatMoney(intl, amount, 'USD');
};

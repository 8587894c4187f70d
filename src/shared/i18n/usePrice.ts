import { useIntl } from 'react-intl';

const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** Spec §9: prices are in USD. */
export const usePrice = () => {
  const { formatNumber } = useIntl();
  return (amount: number) => formatNumber(amount, format);
};

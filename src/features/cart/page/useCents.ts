import { useIntl } from 'react-intl';

const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** Spec §9: prices are in USD. */
export const useCents = () => {
  const { formatNumber } = useIntl();
  return (cents: number): string => formatNumber(cents / 100, format);
};

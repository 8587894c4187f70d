import { useIntl } from 'react-intl';
import { moneyStyle } from './moneyStyle';

const format = { ...moneyStyle, currency: 'USD' } as const;

/** Spec §9: prices are in USD. */
export const usePrice = () => {
  const { formatNumber } = useIntl();
  return (amount: number) => formatNumber(amount, format);
};

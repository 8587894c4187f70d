import { usePrice } from '@/shared/i18n/money';
import { toAmount } from '@/shared/money/cents';

export const useFormatCents = () => {
  const price = usePrice();
  return (cents: number): string => price(toAmount(cents));
};

import { usePrice } from '@/shared/i18n/money';

export const useFormatCents = () => {
  const price = usePrice();
  return (cents: number): string => price(cents / 100);
};

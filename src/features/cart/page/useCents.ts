import { usePrice } from '@/shared/i18n/money';

export const useCents = () => {
  const price = usePrice();
  return (cents: number): string => price(cents / 100);
};

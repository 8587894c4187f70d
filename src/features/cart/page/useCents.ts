import { usePrice } from '@/shared/i18n/usePrice';

export const useCents = () => {
  const price = usePrice();
  return (cents: number): string => price(cents / 100);
};

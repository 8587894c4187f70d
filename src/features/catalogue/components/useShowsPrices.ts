import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { useConfig } from '@/shared/config/ConfigContext';
import { useAppSelector } from '@/store/hooks';

/** Design §9: a deployment may show prices to clients only. */
export const useShowsPrices = (): boolean => {
  const { pricesVisibleTo } = useConfig();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return pricesVisibleTo === 'everyone' || isLoggedIn;
};

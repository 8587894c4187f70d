import { CartPage } from '@/features/cart/CartPage';
import { KeepCart } from '@/features/favourites/cart/KeepCart';
import { PushPanel } from '@/features/push/PushPanel';
import { selectBatches, selectProblem } from '@/features/push/pushSlice';
import { useAppSelector } from '@/store/hooks';
import { WithItemActions } from './WithItemActions';

/** The cart with the panel that sends it as an order. */
export const CartScreen = () => {
  const showsPush = useAppSelector((state) => selectBatches(state).length > 0 || selectProblem(state) !== null);
  return (
    <WithItemActions>
      <CartPage push={<PushPanel />} isPushTold={showsPush} tools={<KeepCart />} />
    </WithItemActions>
  );
};

import { CartPage } from '@/features/cart/CartPage';
import { SaveCart } from '@/features/favourites/cart/SaveCart';
import { PushPanel } from '@/features/push/PushPanel';
import { selectBatches, selectProblem } from '@/features/push/pushSlice';
import { useAppSelector } from '@/store/hooks';

import { WithItemActions } from './WithItemActions';

/** The cart with the panel that sends it as an order. */
export const CartScreen = () => {
  const showsPush = useAppSelector((state) => selectBatches(state).length > 0 || selectProblem(state) !== null);
  return (
    <WithItemActions>
      <CartPage push={<PushPanel />} hasPushResult={showsPush} tools={<SaveCart />} />
    </WithItemActions>
  );
};

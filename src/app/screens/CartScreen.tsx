import { CartPage } from '@/features/cart/CartPage';
import { CartTotal } from '@/features/cart/page/CartTotal';
import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { MoveToFavourites, SaveCart } from '@/features/favourites/cart/SaveCart';
import { SharedCart } from '@/features/favourites/cart/SharedCart';
import { SetAsideCarts } from '@/features/favourites/setAside/SetAsideCarts';
import { SetCartAside } from '@/features/favourites/setAside/SetCartAside';
import { ListForCart } from '@/features/favourites/standing/ListForCart';
import { AddByCode } from '@/features/orderPad/AddByCode';
import { AskForQuote } from '@/features/orders/quotes/AskForQuote';
import { OrderForm } from '@/features/push/panel/OrderForm';
import { SendBar } from '@/features/push/panel/SendBar';
import { PushResults } from '@/features/push/PushResults';
import { ShareCart } from '@/features/sharing/ShareCart';
import { useAppSelector } from '@/store/hooks';

import { WithItemActions } from './WithItemActions';

const QuoteForCart = () => <AskForQuote place="cart" lines={useAppSelector(selectCartLines)} />;

/** The cart, with the form and the button that order it. */
export const CartScreen = () => (
  // At the bottom of the cart is the button that sends it.
  <WithItemActions hasBar={false}>
    <CartPage
      results={<PushResults />}
      form={<OrderForm />}
      bar={<SendBar total={<CartTotal />} />}
      shared={
        <>
          <ListForCart />
          <SharedCart />
        </>
      }
      tools={
        <>
          <ShareCart />
          <SaveCart />
          <SetCartAside />
          <QuoteForCart />
        </>
      }
      later={<SetAsideCarts />}
      adder={<AddByCode />}
      chosenTools={(lines, onMoved) => <MoveToFavourites lines={lines} onMoved={onMoved} />}
    />
  </WithItemActions>
);

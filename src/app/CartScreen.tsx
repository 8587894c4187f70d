import { CartPage } from '@/features/cart/CartPage';

/** The cart with what makes an order of it. */
export const CartScreen = () => <CartPage />;

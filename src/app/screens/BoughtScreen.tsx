import { AddToCartForm } from '@/features/catalogue/ordering/AddToCartForm';
import { BoughtPage } from '@/features/orders/BoughtPage';

/** What the client bought, each item with a form that orders it again. */
export const BoughtScreen = () => (
  <BoughtPage renderOrder={(item, name) => item.price !== null && <AddToCartForm item={item} name={name} />} />
);

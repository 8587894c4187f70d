import { ItemOrder } from '@/features/catalogue/addToCart/ItemOrder';
import { BoughtPage } from '@/features/orders/BoughtPage';

/** What the client bought, each item with a form that orders it again. */
export const BoughtScreen = () => <BoughtPage renderOrder={(item, name) => <ItemOrder item={item} name={name} />} />;

import { OrderPage } from '@/features/orders/OrderPage';
import { ShareButton } from '@/features/sharing/ShareButton';

/** An order with the ways to pass it on. */
export const OrderScreen = () => (
  <OrderPage
    share={({ catalogId }, title, lines) => (
      <ShareButton
        content={{
          title,
          lines: lines.map(({ stockItemId, quantity, code, name, unitPrice, total }) => ({
            catalogId,
            stockItemId,
            quantity,
            code: code ?? '',
            name: name ?? '',
            unitPrice,
            total,
          })),
        }}
      />
    )}
  />
);

import { OrderPage } from '@/features/orders/OrderPage';
import { ShareButton } from '@/features/sharing/ShareButton';

/** An order with its share button. */
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

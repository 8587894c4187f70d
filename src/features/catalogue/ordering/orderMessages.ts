import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const orderMessages = {
  ...defineMessages({
    quantity: { id: 'cart.quantity', defaultMessage: 'Quantity' },
    table: { id: 'cart.order.table', defaultMessage: 'Items to order from' },
    add: { id: 'cart.add', defaultMessage: 'Add' },
    adding: { id: 'cart.adding', defaultMessage: 'Adding' },
  }),
  addOf: defineMessage<{ name: string }>({ id: 'cart.add.of', defaultMessage: 'Add {name} to the shopping cart' }),
  quantityOf: defineMessage<{ name: string }>({ id: 'cart.quantity.of', defaultMessage: 'Quantity of {name}' }),
  inCart: defineMessage<{ count: number }>({ id: 'cart.item.count', defaultMessage: '{count, number} in the cart' }),
};

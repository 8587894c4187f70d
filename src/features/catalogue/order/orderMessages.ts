import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const orderMessages = {
  ...defineMessages({
    quantity: { id: 'cart.quantity', defaultMessage: 'Quantity' },
    add: { id: 'cart.add', defaultMessage: 'Add' },
    adding: { id: 'cart.adding', defaultMessage: 'Adding' },
    more: { id: 'cart.quantity.more', defaultMessage: 'One more' },
    fewer: { id: 'cart.quantity.fewer', defaultMessage: 'One fewer' },
    notForSale: { id: 'cart.item.notForSale', defaultMessage: 'Price on request' },
  }),
  addOf: defineMessage<{ name: string }>({ id: 'cart.add.of', defaultMessage: 'Add {name} to the shopping cart' }),
  quantityOf: defineMessage<{ name: string }>({ id: 'cart.quantity.of', defaultMessage: 'Quantity of {name}' }),
  inCart: defineMessage<{ count: number }>({ id: 'cart.item.count', defaultMessage: '{count, number} in the cart' }),
};

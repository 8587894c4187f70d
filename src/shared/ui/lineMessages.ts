import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

/** The words for lines of items, the same in every list. */
export const lineMessages = {
  ...defineMessages({
    picture: { id: 'lines.picture', defaultMessage: 'Picture' },
    quantity: { id: 'lines.quantity', defaultMessage: 'Quantity' },
    code: { id: 'lines.code', defaultMessage: 'Code' },
    item: { id: 'lines.item', defaultMessage: 'Item' },
    name: { id: 'lines.name', defaultMessage: 'Name' },
    unitPrice: { id: 'lines.price', defaultMessage: 'Unit price' },
    lineTotal: { id: 'lines.total', defaultMessage: 'Total' },
    subtotal: { id: 'lines.subtotal', defaultMessage: 'Subtotal' },
    gone: { id: 'lines.gone', defaultMessage: 'No longer sold' },
    nameless: { id: 'lines.nameless', defaultMessage: 'Unnamed item' },
  }),
  quantityOf: defineMessage<{ name: string }>({ id: 'lines.quantityOf', defaultMessage: 'Quantity of {name}' }),
};

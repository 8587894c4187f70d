import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const itemMessages = {
  ...defineMessages({
    nameless: { id: 'item.nameless', defaultMessage: 'Item without a name' },
    code: { id: 'item.code', defaultMessage: 'Code' },
    additionalCode: { id: 'item.additionalCode', defaultMessage: 'Additional code' },
    name: { id: 'item.name', defaultMessage: 'Name' },
    price: { id: 'item.price', defaultMessage: 'Price' },
    breakColumn: { id: 'item.priceBreak.column', defaultMessage: 'From a quantity' },
    offer: { id: 'item.offer', defaultMessage: 'Offer' },
    recent: { id: 'item.new', defaultMessage: 'New' },
    priceOnRequest: { id: 'item.price.onRequest', defaultMessage: 'Price on request' },
    signInForPrice: { id: 'item.price.signIn', defaultMessage: 'Sign in to see prices' },
  }),
  priceBreak: defineMessage<{ quantity: number; price: string }>({
    id: 'item.priceBreak',
    defaultMessage: '{quantity, number} or more: {price}',
  }),
};

import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const itemMessages = {
  ...lineMessages,
  ...defineMessages({
    additionalCode: { id: 'item.additionalCode', defaultMessage: 'Additional code' },
    price: { id: 'item.price', defaultMessage: 'Price' },
    breakColumn: { id: 'item.priceBreak.column', defaultMessage: 'Quantity price' },
    offer: { id: 'item.offer', defaultMessage: 'Offer' },
    recent: { id: 'item.new', defaultMessage: 'New' },
    priceOnRequest: { id: 'item.price.onRequest', defaultMessage: 'Price on request' },
    askForPrice: { id: 'item.price.ask', defaultMessage: 'Ask for a price' },
    notOwn: {
      id: 'item.price.notOwn',
      defaultMessage: 'It could not be checked whether you have prices of your own. The public ones are shown.',
    },
    signInForPrice: { id: 'item.price.signIn', defaultMessage: 'Sign in to see prices' },
  }),
  bought: defineMessage<{ orders: number; units: number; date: string }>({
    id: 'item.bought',
    defaultMessage:
      '{orders, plural, one {Bought once, {date}} other {Bought # times, last {date}}}, {units, plural, one {# unit} other {# units}}',
  }),
  boughtUnits: defineMessage<{ units: number; date: string }>({
    id: 'item.bought.units',
    defaultMessage: '{units, plural, one {# unit bought} other {# units bought}}, last {date}',
  }),
  otherLanguage: defineMessage<{ language: string }>({
    id: 'item.otherLanguage',
    defaultMessage: 'Found by the {language, select, es {Spanish} en {English} other {Chinese}} name',
  }),
  fromPrice: defineMessage<{ price: string }>({ id: 'item.price.from', defaultMessage: 'from {price}' }),
  askForPriceOf: defineMessage<{ name: string }>({ id: 'item.price.askOf', defaultMessage: 'Ask for a price: {name}' }),
  priceBreak: defineMessage<{ quantity: number; price: string }>({
    id: 'item.priceBreak',
    defaultMessage: '{quantity, number} or more: {price}',
  }),
};

/** Where an item is in the catalogue, and the way back: the only catalogue messages that an item's screen needs. */
export const placeMessages = defineMessages({
  title: { id: 'catalogue.title', defaultMessage: 'Catalogue' },
  breadcrumbs: { id: 'catalogue.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  home: { id: 'catalogue.breadcrumbs.home', defaultMessage: 'Home' },
  nameless: { id: 'catalogue.breadcrumbs.nameless', defaultMessage: 'Unnamed category' },
  wholeCatalogue: { id: 'catalogue.whole', defaultMessage: 'See the whole catalogue' },
});

export const orderMessages = {
  ...lineMessages,
  ...defineMessages({
    quantities: { id: 'item.quantities', defaultMessage: 'Quantities' },
    table: { id: 'cart.order.table', defaultMessage: 'Items to order' },
    add: { id: 'cart.add', defaultMessage: 'Add' },
    adding: { id: 'cart.adding', defaultMessage: 'Adding' },
    choose: { id: 'cart.choose', defaultMessage: 'Choose' },
  }),
  addItem: defineMessage<{ name: string }>({ id: 'cart.add.of', defaultMessage: 'Add {name} to the shopping cart' }),
  inCart: defineMessage<{ count: number }>({ id: 'cart.item.count', defaultMessage: '{count, number} in the cart' }),
  kept: defineMessage<{ count: number }>({ id: 'cart.item.kept', defaultMessage: '{count, number} kept' }),
};

import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const cartMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'cartPage.title', defaultMessage: 'Shopping cart' },
    actions: { id: 'cartPage.actions', defaultMessage: 'Actions' },
    favourites: { id: 'cartPage.favourites', defaultMessage: 'Favourites' },
    summary: { id: 'cartPage.summary', defaultMessage: 'Summary' },
    total: { id: 'cartPage.total', defaultMessage: 'Total' },
    print: { id: 'cartPage.print', defaultMessage: 'Print' },
    accept: { id: 'cartPage.accept', defaultMessage: 'Accept the new price' },
    notForSale: { id: 'cartPage.notForSale', defaultMessage: 'Not for sale' },
    deleted: { id: 'cartPage.deleted', defaultMessage: 'This item is no longer sold. Delete it to continue.' },
    unpriced: { id: 'cartPage.unpriced', defaultMessage: 'This item has no price at present. Delete it to continue.' },
    hasVariants: { id: 'cartPage.hasVariants', defaultMessage: 'This item is sold as variants.' },
    empty: { id: 'cartPage.empty', defaultMessage: 'Your shopping cart is empty' },
    emptyLead: {
      id: 'cartPage.emptyLead',
      defaultMessage: 'Browse the catalogue, or enter item codes in the order pad.',
    },
    toCatalogue: { id: 'cartPage.toCatalogue', defaultMessage: 'Go to the catalogue' },
    toOrderPad: { id: 'cartPage.toOrderPad', defaultMessage: 'Open the order pad' },
    toOrders: { id: 'cartPage.toOrders', defaultMessage: 'View past orders' },
    taxUnknown: {
      id: 'cartPage.taxUnknown',
      defaultMessage: 'The tax rate could not be loaded: taxes are not included, and no order can be sent yet.',
    },
    taxInvalid: {
      id: 'cartPage.taxInvalid',
      defaultMessage: 'The shop’s tax rate is not valid: taxes are not included, and no order can be sent yet.',
    },
    offline: {
      id: 'cartPage.offline',
      defaultMessage: 'You are offline. Your changes will be sent when you are back online.',
    },
    unreachable: {
      id: 'cartPage.unreachable',
      defaultMessage: 'The service cannot be reached at the moment. Your changes will be sent as soon as it responds.',
    },
    jumps: { id: 'cartPage.jumps', defaultMessage: 'Lines that need your attention' },
    chooseAll: { id: 'cartPage.chooseAll', defaultMessage: 'Select all' },
    chooseNone: { id: 'cartPage.chooseNone', defaultMessage: 'Clear the selection' },
    chosenTools: { id: 'cartPage.chosenTools', defaultMessage: 'Selected lines' },
    deleteChosen: { id: 'cartPage.deleteChosen', defaultMessage: 'Delete' },
    choose: { id: 'cartPage.choose', defaultMessage: 'Selection' },
    filter: { id: 'cartPage.filter', defaultMessage: 'Find in the cart' },
    sort: { id: 'cartPage.sort', defaultMessage: 'Sort lines by' },
    more: { id: 'cartPage.more', defaultMessage: 'More' },
    showAll: { id: 'cartPage.showAll', defaultMessage: 'Show all lines' },
    deleteManyQuestion: { id: 'cartPage.deleteManyQuestion', defaultMessage: 'Delete these items?' },
    deleteQuestion: { id: 'cartPage.deleteQuestion', defaultMessage: 'Delete the item?' },
    yes: { id: 'cartPage.yes', defaultMessage: 'Yes' },
    no: { id: 'cartPage.no', defaultMessage: 'No' },
  }),
  severalOrders: defineMessage<{ count: number; catalogs: string }>({
    id: 'cartPage.severalOrders',
    defaultMessage: '{catalogs} are supplied by separate companies, so this cart becomes {count, number} orders.',
  }),
  catalogSubtotal: defineMessage<{ catalog: string }>({
    id: 'cartPage.catalogSubtotal',
    defaultMessage: '{catalog} subtotal',
  }),
  catalogFailed: defineMessage<{ catalog: string }>({
    id: 'cartPage.catalogFailed',
    defaultMessage: 'The cart for {catalog} could not be loaded',
  }),
  lines: defineMessage<{ count: number }>({
    id: 'cartPage.lines',
    defaultMessage: '{count, plural, one {# line} other {# lines}}',
  }),
  taxes: defineMessage<{ rate: number }>({ id: 'cartPage.taxes', defaultMessage: 'Taxes ({rate, number}%)' }),
  priceBreak: defineMessage<{ count: number; price: string }>({
    id: 'cartPage.priceBreak',
    defaultMessage: 'Add {count, number} more for {price} each',
  }),
  priceReached: defineMessage<{ quantity: number }>({
    id: 'cartPage.priceReached',
    defaultMessage: 'Better price applied ({quantity, number} or more)',
  }),
  priceChanged: defineMessage<{ before: string; now: string }>({
    id: 'cartPage.priceChanged',
    defaultMessage: 'The price changed from {before} to {now}.',
  }),
  breakLost: defineMessage<{ quantity: number; price: string; now: string }>({
    id: 'cartPage.breakLost',
    defaultMessage: '{quantity, number} or more: {price}. For fewer, the price is {now}.',
  }),
  breakGained: defineMessage<{ quantity: number; price: string; before: string }>({
    id: 'cartPage.breakGained',
    defaultMessage: '{quantity, number} or more: {price}. You now get it instead of {before}.',
  }),
  acceptAll: defineMessage<{ count: number }>({
    id: 'cartPage.acceptAll',
    defaultMessage: '{count, plural, one {Accept # price} other {Accept all # prices}}',
  }),
  adjustAll: defineMessage<{ count: number }>({
    id: 'cartPage.adjustAll',
    defaultMessage: 'Set all {count, number} quantities to the nearest that are sold',
  }),
  removeUnavailable: defineMessage<{ count: number }>({
    id: 'cartPage.removeUnavailable',
    defaultMessage: '{count, plural, one {Remove # unavailable item} other {Remove all # unavailable items}}',
  }),
  chosen: defineMessage<{ count: number }>({
    id: 'cartPage.chosen',
    defaultMessage: '{count, plural, one {# line selected} other {# lines selected}}',
  }),
  filtered: defineMessage<{ shown: number; count: number }>({
    id: 'cartPage.filtered',
    defaultMessage:
      '{shown, number} of {count, plural, one {# line} other {# lines}} shown; the order has all of them.',
  }),
  quantityAndName: defineMessage<{ quantity: number; name: string }>({
    id: 'cartPage.quantityAndName',
    defaultMessage: '{quantity, number} × {name}',
  }),
  deletedLines: defineMessage<{ names: string; more: number }>({
    id: 'cartPage.deletedLines',
    defaultMessage: '{names}{more, plural, =0 {} one { and # more line} other { and # more lines}}',
  }),
  chooseOf: defineMessage<{ name: string }>({ id: 'cartPage.chooseOf', defaultMessage: 'Select {name}' }),
  leftOut: defineMessage<{ count: number }>({
    id: 'cartPage.leftOut',
    defaultMessage:
      '{count, plural, one {# line of your cart} other {# lines of your cart}} could not be read. To avoid ordering anything you cannot see, the affected cart cannot be ordered until they can be read. If this continues, please contact us.',
  }),
  blockedLines: defineMessage<{ count: number }>({
    id: 'cartPage.toSettle',
    defaultMessage:
      '{count, plural, one {# line needs} other {# lines need}} your attention before you can order: see the marked lines.',
  }),
  removeOf: defineMessage<{ name: string }>({ id: 'cartPage.removeOf', defaultMessage: 'Delete {name}' }),
  acceptOf: defineMessage<{ name: string }>({
    id: 'cartPage.acceptOf',
    defaultMessage: 'Accept the new price of {name}',
  }),
  stockShort: defineMessage<{ available: number }>({
    id: 'cartPage.stock.short',
    defaultMessage: '{available, plural, =0 {None can be ordered now} other {Only # can be ordered now}}',
  }),
  takeAvailable: defineMessage<{ available: number }>({
    id: 'cartPage.stock.take',
    defaultMessage: '{available, plural, =0 {Delete} other {Order #}}',
  }),
  takeAvailableOf: defineMessage<{ available: number; name: string }>({
    id: 'cartPage.stock.takeOf',
    defaultMessage: '{available, plural, =0 {Delete {name}} other {Order # of {name}}}',
  }),
  takeAllAvailable: defineMessage<{ count: number }>({
    id: 'cartPage.stock.takeAll',
    defaultMessage: 'Reduce all {count, number} lines to what is left',
  }),
  asOf: defineMessage<{ date: string }>({ id: 'cartPage.asOf', defaultMessage: 'This is the cart as of {date}.' }),
};

export const sortMessages = {
  ...lineMessages,
  ...defineMessages({
    added: { id: 'cartPage.sort.added', defaultMessage: 'As added' },
    newest: { id: 'cartPage.sort.newest', defaultMessage: 'Newest first' },
  }),
};

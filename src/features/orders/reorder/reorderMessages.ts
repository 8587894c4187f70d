import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const reorderMessages = {
  ...lineMessages,
  ...defineMessages({
    reorder: { id: 'orders.reorder', defaultMessage: 'Order again' },
    lead: {
      id: 'orders.reorder.lead',
      defaultMessage: 'At today’s prices. The lines you choose are added to what is already in the cart.',
    },
    failed: { id: 'orders.reorder.failed', defaultMessage: 'The order lines could not be loaded' },
    catalogFailed: {
      id: 'orders.reorder.catalogFailed',
      defaultMessage: 'Today’s prices could not be loaded',
    },
    loading: { id: 'orders.reorder.loading', defaultMessage: 'Looking up today’s prices' },
    all: { id: 'orders.reorder.all', defaultMessage: 'Select all lines' },
    then: { id: 'orders.reorder.then', defaultMessage: 'Price then' },
    now: { id: 'orders.reorder.now', defaultMessage: 'Price now' },
    goneHint: { id: 'orders.reorder.gone.hint', defaultMessage: 'Left out: these items can no longer be ordered.' },
    variants: { id: 'orders.reorder.variants', defaultMessage: 'Sold as variants' },
    variantsHint: {
      id: 'orders.reorder.variants.hint',
      defaultMessage: 'Choose a variant of each; those without one are left out.',
    },
    isGone: { id: 'orders.reorder.isGone', defaultMessage: 'no longer in the catalogue' },
    isUnpriced: { id: 'orders.reorder.isUnpriced', defaultMessage: 'price on request' },
    nothing: { id: 'orders.reorder.nothing', defaultMessage: 'None of these items are sold any more' },
    added: { id: 'orders.reorder.added', defaultMessage: 'In the cart' },
    cancel: { id: 'orders.reorder.cancel', defaultMessage: 'Cancel' },
    stop: { id: 'orders.reorder.stop', defaultMessage: 'Stop' },
    toCart: { id: 'orders.reorder.toCart', defaultMessage: 'View cart' },
  }),
  reorderOrder: defineMessage<{ number: string }>({
    id: 'orders.reorder.of',
    defaultMessage: 'Order again: {number}',
  }),
  higher: defineMessage<{ by: string }>({ id: 'orders.reorder.dearer', defaultMessage: 'up {by}' }),
  lower: defineMessage<{ by: string }>({ id: 'orders.reorder.cheaper', defaultMessage: 'down {by}' }),
  choose: defineMessage<{ name: string }>({ id: 'orders.reorder.choose', defaultMessage: 'Order {name} again' }),
  priceBreak: defineMessage<{ quantity: number; price: string }>({
    id: 'orders.reorder.priceBreak',
    defaultMessage: '{quantity, number} or more: {price}',
  }),
  add: defineMessage<{ count: number }>({
    id: 'orders.reorder.add',
    defaultMessage:
      '{count, plural, =0 {Add to the cart} one {Add # line to the cart} other {Add # lines to the cart}}',
  }),
  again: defineMessage<{ count: number }>({
    id: 'orders.reorder.again',
    defaultMessage: '{count, plural, one {Retry the failed line} other {Retry the # failed lines}}',
  }),
  progress: defineMessage<{ done: number; count: number }>({
    id: 'orders.reorder.progress',
    defaultMessage: '{done, number} of {count, plural, one {# line} other {# lines}}',
  }),
  addedAll: defineMessage<{ count: number }>({
    id: 'orders.reorder.addedAll',
    defaultMessage: '{count, plural, one {# line was added to the cart.} other {# lines were added to the cart.}}',
  }),
  notAdded: defineMessage<{ count: number }>({
    id: 'orders.reorder.notAdded',
    defaultMessage: '{count, plural, one {# line could not be added.} other {# lines could not be added.}}',
  }),
};

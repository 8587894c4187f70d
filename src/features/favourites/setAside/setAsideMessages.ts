import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const setAsideMessages = {
  ...defineMessages({
    setAside: { id: 'setAside.do', defaultMessage: 'Set aside' },
    name: { id: 'setAside.name', defaultMessage: 'Name of the cart set aside' },
    cancel: { id: 'setAside.cancel', defaultMessage: 'Cancel' },
    takeBack: { id: 'setAside.takeBack', defaultMessage: 'Take back' },
    add: { id: 'setAside.add', defaultMessage: 'Add to the cart' },
    remove: { id: 'setAside.delete', defaultMessage: 'Delete' },
    swap: { id: 'setAside.swap', defaultMessage: 'Set my cart aside' },
    failed: { id: 'setAside.failed', defaultMessage: 'The carts set aside could not be loaded' },
    notDone: { id: 'setAside.notDone', defaultMessage: 'That did not work; your carts are as they were. Try again.' },
    unsent: {
      id: 'setAside.unsent',
      defaultMessage: 'Your cart has changes that could not be sent yet, so nothing was moved',
    },
    missing: {
      id: 'setAside.missing',
      defaultMessage: 'This cart is no longer set aside: it was taken back or deleted elsewhere',
    },
    left: {
      id: 'setAside.left',
      defaultMessage:
        'These items could not be put in the cart as they are. They stay set aside until you delete them.',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'setAside.title',
    defaultMessage: '{count, plural, one {# cart set aside} other {# carts set aside}}',
  }),
  count: defineMessage<{ count: number }>({
    id: 'setAside.count',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
  }),
  line: defineMessage<{ quantity: number; name: string }>({
    id: 'sharing.list.line',
    defaultMessage: '{quantity, number} × {name}',
  }),
  done: defineMessage<{ name: string }>({ id: 'setAside.done', defaultMessage: 'Your cart is set aside as “{name}”' }),
  takenBack: defineMessage<{ count: number; name: string }>({
    id: 'setAside.takenBack',
    defaultMessage: '{count, plural, one {# item} other {# items}} of “{name}” in the cart',
  }),
  takenInPart: defineMessage<{ count: number; total: number; name: string }>({
    id: 'setAside.takenInPart',
    defaultMessage:
      '{count, number} of {total, number} items of “{name}” in the cart; the others stay set aside, where you see why',
  }),
  takeBackLabel: defineMessage<{ name: string }>({ id: 'setAside.takeBack.of', defaultMessage: 'Take back “{name}”' }),
  addLabel: defineMessage<{ name: string }>({ id: 'setAside.add.of', defaultMessage: 'Add “{name}” to the cart' }),
  removeLabel: defineMessage<{ name: string }>({ id: 'setAside.delete.of', defaultMessage: 'Delete “{name}”' }),
  confirmSwap: defineMessage<{ name: string }>({
    id: 'setAside.swap.ask',
    defaultMessage: 'Your cart is not empty. Set it aside, and take back “{name}” in its place?',
  }),
  confirmRemove: defineMessage<{ name: string; count: number }>({
    id: 'setAside.delete.ask',
    defaultMessage: 'Delete “{name}” with {count, plural, one {# item} other {# items}}?',
  }),
};

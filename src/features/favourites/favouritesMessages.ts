import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

import { lineMessages } from '@/shared/ui/lineMessages';

export const favouritesMessages = {
  ...lineMessages,
  ...defineMessages({
    title: { id: 'favourites.title', defaultMessage: 'Favourites' },
    browser: {
      id: 'favourites.lead',
      defaultMessage: 'Your lists are kept in this browser. Export them to use them in another one.',
    },
    account: {
      id: 'favourites.inAccount',
      defaultMessage: 'Your lists are kept in your account, so you have them on every device where you sign in.',
    },
    browserForNow: {
      id: 'favourites.notSaved',
      defaultMessage:
        'Your account could not be reached. Your lists are kept in this browser and will be saved to your account when the connection is back.',
    },
    lists: { id: 'favourites.lists', defaultMessage: 'Lists' },
    newName: { id: 'favourites.newName', defaultMessage: 'Name of the new list' },
    make: { id: 'favourites.make', defaultMessage: 'Create list' },
    empty: { id: 'favourites.empty', defaultMessage: 'You have no lists yet' },
    emptyHint: {
      id: 'favourites.empty.hint',
      defaultMessage: 'Press the heart on an item, or create a list here and fill it from the catalogue.',
    },
    emptyList: { id: 'favourites.list.empty', defaultMessage: 'This list is empty' },
    toCatalogue: { id: 'favourites.toCatalogue', defaultMessage: 'See the catalogue' },
    rename: { id: 'favourites.rename', defaultMessage: 'Rename' },
    name: { id: 'favourites.name', defaultMessage: 'Name' },
    save: { id: 'favourites.save', defaultMessage: 'Save' },
    cancel: { id: 'favourites.cancel', defaultMessage: 'Cancel' },
    remove: { id: 'favourites.delete', defaultMessage: 'Delete list' },
    deleteAll: { id: 'favourites.forget', defaultMessage: 'Delete all lists' },
    confirmDeleteAll: {
      id: 'favourites.forget.ask',
      defaultMessage: 'Delete all your lists? This cannot be undone.',
    },
    link: { id: 'favourites.link', defaultMessage: 'Copy link' },
    exportAll: { id: 'favourites.export', defaultMessage: 'Export all (JSON)' },
    exportList: { id: 'favourites.export.list', defaultMessage: 'Export (CSV)' },
    import: { id: 'favourites.import', defaultMessage: 'Import' },
    hasVariants: { id: 'favourites.hasVariants', defaultMessage: 'Sold as variants' },
    notForSale: { id: 'favourites.notForSale', defaultMessage: 'Not for sale' },
    move: { id: 'favourites.move', defaultMessage: 'Move to…' },
    up: { id: 'favourites.move.up', defaultMessage: 'One row up (Alt+Shift+↑)' },
    down: { id: 'favourites.move.down', defaultMessage: 'One row down (Alt+Shift+↓)' },
    note: { id: 'favourites.note', defaultMessage: 'Add a note' },
    noteHead: { id: 'favourites.note.head', defaultMessage: 'Note' },
    duplicate: { id: 'favourites.duplicate', defaultMessage: 'Duplicate' },
    failed: { id: 'favourites.failed', defaultMessage: 'The items of the list could not be loaded' },
    stop: { id: 'favourites.stop', defaultMessage: 'Stop' },
    progress: { id: 'favourites.progress', defaultMessage: 'Adding the list to the cart' },
    decline: { id: 'favourites.shared.decline', defaultMessage: 'No, thank you' },
    keep: { id: 'favourites.shared.keep', defaultMessage: 'Save this list' },
    actions: { id: 'favourites.actions', defaultMessage: 'Actions' },
    moveHead: { id: 'favourites.move.head', defaultMessage: 'Move' },
    sharedNameless: { id: 'favourites.shared.nameless', defaultMessage: 'Shared list' },
  }),
  cartName: defineMessage<{ date: string }>({ id: 'favourites.cart.listName', defaultMessage: 'Cart from {date}' }),
  count: defineMessage<{ count: number }>({
    id: 'favourites.count',
    defaultMessage: '{count, plural, =0 {Empty} one {# item} other {# items}}',
  }),
  confirmDelete: defineMessage<{ name: string }>({
    id: 'favourites.delete.ask',
    defaultMessage: 'Delete the list “{name}”?',
  }),
  addAll: defineMessage<{ count: number }>({
    id: 'favourites.addAll',
    defaultMessage: '{count, plural, one {Add # item to the cart} other {Add # items to the cart}}',
  }),
  retry: defineMessage<{ count: number }>({
    id: 'favourites.retry',
    defaultMessage: '{count, plural, one {Retry # failed item} other {Retry # failed items}}',
  }),
  done: defineMessage<{ added: number; total: number }>({
    id: 'favourites.done',
    defaultMessage: '{added, number} of {total, number} in the cart',
  }),
  shared: defineMessage<{ name: string; count: number }>({
    id: 'favourites.shared',
    defaultMessage: 'This link contains the list “{name}” with {count, plural, one {# item} other {# items}}',
  }),
  moveLabel: defineMessage<{ name: string }>({
    id: 'favourites.move.of',
    defaultMessage: 'Move to…: {name}',
  }),
  position: defineMessage<{ name: string; position: number; count: number }>({
    id: 'favourites.move.position',
    defaultMessage: '{name}: row {position, number} of {count, number}',
  }),
  noteLabel: defineMessage<{ name: string }>({ id: 'favourites.note.of', defaultMessage: 'Note on {name}' }),
  noteLimit: defineMessage<{ most: number }>({
    id: 'favourites.note.limit',
    defaultMessage: 'A note can have up to {most, number} characters',
  }),
  removeLabel: defineMessage<{ name: string }>({
    id: 'favourites.remove.of',
    defaultMessage: 'Remove {name} from the list',
  }),
};

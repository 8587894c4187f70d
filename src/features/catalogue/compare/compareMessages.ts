import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const compareMessages = {
  ...defineMessages({
    compare: { id: 'item.compare', defaultMessage: 'Compare' },
    full: { id: 'item.compare.full', defaultMessage: 'Up to four items can be compared. Remove one first.' },
    more: { id: 'item.compare.more', defaultMessage: 'Tick another item to compare it' },
    clear: { id: 'item.compare.clear', defaultMessage: 'Clear' },
    bar: { id: 'item.compare.bar', defaultMessage: 'Items to compare' },
  }),
  tick: defineMessage<{ name: string }>({ id: 'item.compare.tick', defaultMessage: 'Compare: {name}' }),
  open: defineMessage<{ count: number }>({ id: 'item.compare.open', defaultMessage: 'Compare ({count, number})' }),
  remove: defineMessage<{ name: string }>({
    id: 'item.compare.remove',
    defaultMessage: 'Remove from the comparison: {name}',
  }),
};

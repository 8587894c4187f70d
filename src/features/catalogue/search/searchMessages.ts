import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const searchMessages = {
  ...defineMessages({
    suggestions: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
    loading: { id: 'search.loading', defaultMessage: 'Loading suggestions' },
    failed: { id: 'search.failed', defaultMessage: 'The suggestions could not be loaded' },
    nothing: { id: 'search.nothing', defaultMessage: 'No results' },
    order: { id: 'search.order', defaultMessage: 'Order' },
    list: { id: 'search.list', defaultMessage: 'Favourites list' },
    screen: { id: 'search.screen', defaultMessage: 'Page' },
    past: { id: 'search.past', defaultMessage: 'Recent searches' },
    forget: { id: 'search.past.clear', defaultMessage: 'Clear recent searches' },
    edit: { id: 'search.past.edit', defaultMessage: 'Remove some searches' },
    done: { id: 'search.past.done', defaultMessage: 'Done' },
    pastHint: { id: 'search.past.hint', defaultMessage: 'Enter searches again, Delete removes from the list' },
    hint: { id: 'search.hint', defaultMessage: 'Enter opens, Shift+Enter adds one to the cart' },
  }),
  remove: defineMessage<{ text: string }>({ id: 'search.past.remove', defaultMessage: 'Remove “{text}”' }),
  reach: defineMessage<{ shortcut: string }>({
    id: 'search.reach',
    defaultMessage:
      'Finds items, pages, your orders and lists. “12 CODE” adds 12 to the cart. {shortcut} opens the search anywhere.',
  }),
  notSoldIn: defineMessage<{ quantity: number }>({
    id: 'search.add.notSold',
    defaultMessage: '{quantity, number} is not sold',
  }),
  add: defineMessage<{ quantity: number }>({ id: 'search.add', defaultMessage: 'Add {quantity, number} to the cart' }),
  all: defineMessage<{ total: number }>({
    id: 'search.all',
    defaultMessage: '{total, plural, other {See all # items}}',
  }),
  near: defineMessage<{ text: string }>({ id: 'search.near', defaultMessage: 'Did you mean “{text}”?' }),
};

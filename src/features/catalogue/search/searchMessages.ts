import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const searchMessages = {
  ...defineMessages({
    suggestions: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
    loading: { id: 'search.loading', defaultMessage: 'Loading suggestions' },
    failed: { id: 'search.failed', defaultMessage: 'The suggestions could not be loaded' },
    nothing: { id: 'search.nothing', defaultMessage: 'No results' },
    hint: { id: 'search.hint', defaultMessage: 'Enter opens, Shift+Enter adds one to the cart' },
  }),
  all: defineMessage<{ total: number }>({
    id: 'search.all',
    defaultMessage: '{total, plural, other {See all # items}}',
  }),
  near: defineMessage<{ text: string }>({ id: 'search.near', defaultMessage: 'Did you mean “{text}”?' }),
};

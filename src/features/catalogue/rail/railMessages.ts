import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const railMessages = {
  ...defineMessages({
    highlighted: { id: 'rail.highlighted', defaultMessage: 'Highlights' },
    recent: { id: 'rail.recent', defaultMessage: 'New arrivals' },
    all: { id: 'rail.all', defaultMessage: 'See all' },
    offerItems: { id: 'rail.offerItems', defaultMessage: 'Items in this offer' },
  }),
  seeAll: defineMessage<{ count: number }>({
    id: 'rail.allOf',
    defaultMessage: '{count, plural, one {Open this item} other {See all # items}}',
  }),
};

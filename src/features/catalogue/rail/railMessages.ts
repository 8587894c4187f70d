import { defineMessages } from 'react-intl';

export const railMessages = defineMessages({
  highlighted: { id: 'rail.highlighted', defaultMessage: 'Highlights' },
  recent: { id: 'rail.recent', defaultMessage: 'New arrivals' },
  all: { id: 'rail.all', defaultMessage: 'See all' },
});

import { defineMessages } from 'react-intl';

export const railMoveMessages = defineMessages({
  back: { id: 'ui.rail.back', defaultMessage: 'Previous items' },
  on: { id: 'ui.rail.on', defaultMessage: 'More items' },
});

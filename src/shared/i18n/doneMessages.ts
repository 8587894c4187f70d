import { defineMessages } from 'react-intl';

// Where a service accepts something without a word of its own.
export const doneMessages = defineMessages({
  done: { id: 'notification.done', defaultMessage: 'Done' },
});

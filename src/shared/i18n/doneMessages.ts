import { defineMessages } from 'react-intl';

// For services that confirm without a message.
export const doneMessages = defineMessages({
  done: { id: 'notification.done', defaultMessage: 'Done' },
});

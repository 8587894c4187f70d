import { defineMessages } from 'react-intl';

/** Spec §8, word for word. */
export const pushNotices = defineMessages({
  placed: { id: 'push.placed', defaultMessage: 'Order processed successfully' },
  problem: { id: 'push.problem', defaultMessage: 'There was a problem processing the order' },
});

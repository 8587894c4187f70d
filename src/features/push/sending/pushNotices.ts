import { defineMessages } from 'react-intl';

/** Wording fixed by spec §8. */
export const pushNotices = defineMessages({
  placed: { id: 'push.placed', defaultMessage: 'Order processed successfully' },
  problem: { id: 'push.problem', defaultMessage: 'There was a problem processing the order' },
});

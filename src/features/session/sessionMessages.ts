import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  // Spec §8: the closed-session notice.
  closed: { id: 'session.closed', defaultMessage: 'Closed session' },
});

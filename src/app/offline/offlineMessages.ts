import { defineMessages } from 'react-intl';

export const offlineMessages = defineMessages({
  newVersion: { id: 'offline.newVersion', defaultMessage: 'A new version is here' },
  newVersionHint: {
    id: 'offline.newVersion.hint',
    defaultMessage: 'Reload when it suits you. What you have typed stays until then.',
  },
  reload: { id: 'offline.newVersion.reload', defaultMessage: 'Reload' },
  later: { id: 'offline.newVersion.later', defaultMessage: 'Later' },
});

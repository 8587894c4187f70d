import { defineMessages } from 'react-intl';

export const storageMessages = defineMessages({
  unavailable: {
    id: 'settings.storage.unavailable',
    defaultMessage:
      'This browser does not keep your settings. You can go on working, but you will have to sign in again next time.',
  },
});

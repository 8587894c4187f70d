import { defineMessages } from 'react-intl';

export const storageMessages = defineMessages({
  unavailable: {
    id: 'settings.storage.unavailable',
    defaultMessage:
      'This browser does not keep your settings. You can go on working, but you will have to sign in again next time. To stay signed in, allow cookies and site data for this site in the settings of the browser.',
  },
  notKept: {
    id: 'settings.storage.notKept',
    defaultMessage:
      'This browser has no room left or keeps nothing. You can go on working, but what you enter is lost when you close the page.',
  },
});

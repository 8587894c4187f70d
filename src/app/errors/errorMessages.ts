import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  screenTitle: { id: 'error.screen.title', defaultMessage: 'This page could not be shown' },
  screenBody: {
    id: 'error.screen.body',
    defaultMessage:
      'Something went wrong on this page. Nothing you saved is lost. Try again, or continue from the home page.',
  },
  shellTitle: { id: 'error.shell.title', defaultMessage: 'The page stopped working' },
  shellBody: {
    id: 'error.shell.body',
    defaultMessage: 'Something went wrong. Nothing you saved is lost. Reload the page to continue.',
  },
  reload: { id: 'error.reload', defaultMessage: 'Reload the page' },
  home: { id: 'error.home', defaultMessage: 'Go to the home page' },
});

import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  screenTitle: { id: 'error.screen.title', defaultMessage: 'This screen could not be shown' },
  screenBody: {
    id: 'error.screen.body',
    defaultMessage:
      'Something went wrong on this screen. Nothing you saved is lost. Try again, or go on from the home page.',
  },
  shellTitle: { id: 'error.shell.title', defaultMessage: 'The page stopped working' },
  shellBody: {
    id: 'error.shell.body',
    defaultMessage: 'Something went wrong. Nothing you saved is lost. Load the page again to go on.',
  },
  reload: { id: 'error.reload', defaultMessage: 'Load the page again' },
  home: { id: 'error.home', defaultMessage: 'Go to the home page' },
});

import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const shellMessages = {
  ...defineMessages({
    skip: { id: 'shell.skip', defaultMessage: 'Skip to content' },
    mainMenu: { id: 'shell.menu', defaultMessage: 'Main menu' },
    home: { id: 'shell.menu.home', defaultMessage: 'Home' },
    language: { id: 'shell.language', defaultMessage: 'Language' },
  }),
  copyright: defineMessage<{ year: string; name: string }>({
    id: 'shell.copyright',
    defaultMessage: '© {year} {name}. All rights reserved.',
  }),
};

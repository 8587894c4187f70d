import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const shellMessages = {
  ...defineMessages({
    skip: { id: 'shell.skip', defaultMessage: 'Skip to content' },
    mainMenu: { id: 'shell.menu', defaultMessage: 'Main menu' },
    home: { id: 'shell.menu.home', defaultMessage: 'Home' },
    about: { id: 'shell.menu.about', defaultMessage: 'About Us' },
    catalogue: { id: 'shell.menu.catalogue', defaultMessage: 'Catalog' },
    brands: { id: 'shell.menu.brands', defaultMessage: 'Brands' },
    contact: { id: 'shell.menu.contact', defaultMessage: 'Contact' },
    terms: { id: 'shell.menu.terms', defaultMessage: 'Terms' },
    categories: { id: 'shell.categories', defaultMessage: 'Categories' },
    language: { id: 'shell.language', defaultMessage: 'Language' },
    search: { id: 'shell.search', defaultMessage: 'Search' },
    searchHint: { id: 'shell.search.hint', defaultMessage: 'Name or code' },
    preferences: { id: 'shell.preferences', defaultMessage: 'Preferences' },
    cart: { id: 'shell.cart', defaultMessage: 'Shopping cart' },
    signIn: { id: 'shell.signIn', defaultMessage: 'Sign in' },
    footerLinks: { id: 'shell.footer.links', defaultMessage: 'About this site' },
    withoutScripts: {
      id: 'shell.withoutScripts',
      defaultMessage:
        'You can browse without JavaScript. To sign in, order or write to us, turn it on in your browser.',
    },
    social: { id: 'shell.social', defaultMessage: 'Social networks' },
  }),
  account: defineMessage<{ name: string }>({ id: 'shell.account', defaultMessage: 'Account: {name}' }),
  cartWithCount: defineMessage<{ count: number }>({
    id: 'shell.cart.count',
    defaultMessage: 'Shopping cart, {count, plural, one {# item} other {# items}}',
  }),
  copyright: defineMessage<{ year: string; name: string }>({
    id: 'shell.copyright',
    defaultMessage: '© {year} {name}. All rights reserved.',
  }),
};

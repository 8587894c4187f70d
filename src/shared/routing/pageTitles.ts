import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { ScreenName, screens } from './screens';

/**
 * The names of the screens: in the browser tab, in menus and links. Their ids are `page.SCREEN`. The home page has the
 * site's title.
 */
export const pageTitles = defineMessages({
  contact: { id: 'page.contact', defaultMessage: 'Contact' },
  terms: { id: 'page.terms', defaultMessage: 'Terms' },
  brands: { id: 'page.brands', defaultMessage: 'Brands' },
  about: { id: 'page.about', defaultMessage: 'About us' },
  catalogue: { id: 'page.catalogue', defaultMessage: 'Catalogue' },
  stockItem: { id: 'page.stockItem', defaultMessage: 'Item' },
  compare: { id: 'page.compare', defaultMessage: 'Compare items' },
  offers: { id: 'page.offers', defaultMessage: 'Offers' },
  offer: { id: 'page.offer', defaultMessage: 'Offer' },
  videos: { id: 'page.videos', defaultMessage: 'Videos' },
  productLines: { id: 'page.productLines', defaultMessage: 'Product lines' },
  productLine: { id: 'page.productLine', defaultMessage: 'Product line' },
  login: { id: 'page.login', defaultMessage: 'Sign in' },
  accountRequest: { id: 'page.accountRequest', defaultMessage: 'Request an account' },
  providerReturn: { id: 'page.providerReturn', defaultMessage: 'Signing in' },
  forgotPassword: { id: 'page.forgotPassword', defaultMessage: 'Forgotten password' },
  dashboard: { id: 'page.dashboard', defaultMessage: 'Dashboard' },
  cart: { id: 'page.cart', defaultMessage: 'Shopping cart' },
  changePassword: { id: 'page.changePassword', defaultMessage: 'Change password' },
  passkeys: { id: 'page.passkeys', defaultMessage: 'Passkeys' },
  ownData: { id: 'page.ownData', defaultMessage: 'My data' },
  approvals: { id: 'page.approvals', defaultMessage: 'Approvals' },
  people: { id: 'page.people', defaultMessage: 'People' },
  orders: { id: 'page.orders', defaultMessage: 'Orders' },
  order: { id: 'page.order', defaultMessage: 'Order' },
  orderSent: { id: 'page.orderSent', defaultMessage: 'Order sent' },
  quotes: { id: 'page.quotes', defaultMessage: 'Quotes' },
  quote: { id: 'page.quote', defaultMessage: 'Quote' },
  bought: { id: 'page.bought', defaultMessage: 'Bought items' },
  orderPad: { id: 'page.orderPad', defaultMessage: 'Order pad' },
  favourites: { id: 'page.favourites', defaultMessage: 'Favourites' },
  notFound: { id: 'page.notFound', defaultMessage: 'Page not found' },
}) satisfies Record<Exclude<ScreenName, 'home'>, MessageDescriptor>;

type DescribedScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { describedBy: 'text' } ? Name : never;
}[ScreenName];

/**
 * Their ids are `page.SCREEN.description`.
 *
 * @internal
 */
export const pageDescriptions = defineMessages({
  home: {
    id: 'page.home.description',
    defaultMessage: 'Wholesale catalogue for companies: stock, prices by quantity and orders in one place.',
  },
  contact: {
    id: 'page.contact.description',
    defaultMessage: 'How to reach us: telephone, e-mail, address and a form for your question.',
  },
  terms: { id: 'page.terms.description', defaultMessage: 'Our terms of sale, delivery and returns.' },
  brands: { id: 'page.brands.description', defaultMessage: 'The brands that we stock for companies.' },
  about: { id: 'page.about.description', defaultMessage: 'Who we are and how we work for companies.' },
  catalogue: {
    id: 'page.catalogue.description',
    defaultMessage: 'Search the whole stock by name or code, with prices by quantity.',
  },
  offers: { id: 'page.offers.description', defaultMessage: 'What is on offer at the moment.' },
  videos: { id: 'page.videos.description', defaultMessage: 'Our items in use.' },
  productLines: { id: 'page.productLines.description', defaultMessage: 'The product lines we stock.' },
}) satisfies Record<DescribedScreen, MessageDescriptor>;

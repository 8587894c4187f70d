import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { ScreenName } from './screens';

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
  forgotPassword: { id: 'page.forgotPassword', defaultMessage: 'Forgotten password' },
  dashboard: { id: 'page.dashboard', defaultMessage: 'Dashboard' },
  cart: { id: 'page.cart', defaultMessage: 'Shopping cart' },
  changePassword: { id: 'page.changePassword', defaultMessage: 'Change password' },
  ownData: { id: 'page.ownData', defaultMessage: 'My data' },
  orders: { id: 'page.orders', defaultMessage: 'Orders' },
  order: { id: 'page.order', defaultMessage: 'Order' },
  orderSent: { id: 'page.orderSent', defaultMessage: 'Order sent' },
  bought: { id: 'page.bought', defaultMessage: 'Bought items' },
  orderPad: { id: 'page.orderPad', defaultMessage: 'Order pad' },
  favourites: { id: 'page.favourites', defaultMessage: 'Favourites' },
  notFound: { id: 'page.notFound', defaultMessage: 'Page not found' },
}) satisfies Record<Exclude<ScreenName, 'home'>, MessageDescriptor>;

import type { Language } from '@/shared/i18n/languages';
import { address } from './address';
import { slugify } from './slugify';

const stockItem = address('/:lang/stock/:name/:id');

/** The query parameter of the catalogue's search text. */
export const searchParam = 'q';

/** Every address of the application (spec §2, design §4). No address is written anywhere else. */
export const paths = {
  root: address('/'),
  language: address('/:lang'),
  stockItem: {
    ...stockItem,
    href: ({ lang, name, id }: { lang: Language; name: string; id: number }, query?: { catalog?: number }) =>
      stockItem.href({ lang, name: slugify(name), id }, query),
  },
  contact: address('/:lang/contact'),
  terms: address('/:lang/terms/:id?'),
  brands: address('/:lang/brands'),
  about: address('/:lang/about'),
  catalogue: address('/:lang/catalogo/:page?'),
  category: address('/:lang/category/:category/:page?'),
  subcategory: address('/:lang/subcategory/:subcategory/:page?'),
  subcategory2: address('/:lang/subcategory-2/:subcategory2/:page?'),
  offers: address('/:lang/offers'),
  offer: address('/:lang/offer/:slug'),
  videos: address('/:lang/videos'),
  productLines: address('/:lang/product-lines'),
  productLine: address('/:lang/product-lines/:id'),
  oauth: address('/:lang/oauth'),
  oauthLogin: address('/:lang/oauth/login'),
  forgotPassword: address('/:lang/oauth/forgot-password'),
  client: address('/:lang/client'),
  cart: address('/:lang/client/shopping-cart'),
  changePassword: address('/:lang/client/change-password'),
  orders: address('/:lang/client/orders'),
  order: address('/:lang/client/orders/:catalogId/:orderId'),
  orderPad: address('/:lang/client/order-pad'),
  favourites: address('/:lang/client/favourites'),
  notFound: address('/:lang/not-page-found'),
  // Reading B: no language in the address, the stored one applies.
  login: address('/login'),
  dashboard: address('/dashboard'),
  plainHome: address('/home'),
  plainContact: address('/contact'),
};

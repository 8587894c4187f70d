import type { ComponentType } from 'react';

import type { ScreenName } from '@/shared/routing/screens';

import type { LoadScreen } from './lazyScreen';

const named =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LoadScreen =>
  async () => ({ Component: (await load())[name] });

/** The component of each row in `screens`, in the chunk that the row names. */
export const screenComponents: Record<ScreenName, LoadScreen> = {
  catalogue: named(
    () => import(/* webpackChunkName: "catalogue-page" */ '@/app/screens/CatalogueScreen'),
    'CatalogueScreen',
  ),
  home: named(() => import(/* webpackChunkName: "home" */ '@/app/screens/HomeScreen'), 'HomeScreen'),
  stockItem: named(
    () => import(/* webpackChunkName: "stock-item-page" */ '@/app/screens/StockItemScreen'),
    'StockItemScreen',
  ),
  compare: named(
    () => import(/* webpackChunkName: "compare" */ '@/features/catalogue/compare/ComparePage'),
    'ComparePage',
  ),
  about: named(() => import(/* webpackChunkName: "about" */ '@/features/content/AboutPage'), 'AboutPage'),
  brands: named(() => import(/* webpackChunkName: "brands" */ '@/features/content/BrandsPage'), 'BrandsPage'),
  contact: named(() => import(/* webpackChunkName: "contact" */ '@/features/content/ContactPage'), 'ContactPage'),
  terms: named(() => import(/* webpackChunkName: "terms" */ '@/features/content/TermsPage'), 'TermsPage'),
  offers: named(() => import(/* webpackChunkName: "offers" */ '@/features/content/OffersPage'), 'OffersPage'),
  offer: named(() => import(/* webpackChunkName: "offer" */ '@/app/screens/OfferScreen'), 'OfferScreen'),
  videos: named(() => import(/* webpackChunkName: "videos" */ '@/features/content/VideosPage'), 'VideosPage'),
  productLines: named(
    () => import(/* webpackChunkName: "product-lines" */ '@/features/content/ProductLinesPage'),
    'ProductLinesPage',
  ),
  productLine: named(
    () => import(/* webpackChunkName: "product-line" */ '@/app/screens/ProductLineScreen'),
    'ProductLineScreen',
  ),
  login: named(() => import(/* webpackChunkName: "login" */ '@/app/screens/LoginScreen'), 'LoginScreen'),
  accountRequest: named(
    () => import(/* webpackChunkName: "account-request" */ '@/app/screens/AccountRequestScreen'),
    'AccountRequestScreen',
  ),
  providerReturn: named(
    () => import(/* webpackChunkName: "provider-return" */ '@/features/session/ProviderReturnPage'),
    'ProviderReturnPage',
  ),
  forgotPassword: named(
    () => import(/* webpackChunkName: "forgot-password" */ '@/features/session/ForgotPasswordPage'),
    'ForgotPasswordPage',
  ),
  changePassword: named(
    () => import(/* webpackChunkName: "change-password" */ '@/features/session/ChangePasswordPage'),
    'ChangePasswordPage',
  ),
  ownData: named(
    () => import(/* webpackChunkName: "own-data" */ '@/features/session/ownData/OwnDataPage'),
    'OwnDataPage',
  ),
  approvals: named(
    () => import(/* webpackChunkName: "approvals" */ '@/features/push/approvals/ApprovalsPage'),
    'ApprovalsPage',
  ),
  passkeys: named(
    () => import(/* webpackChunkName: "passkeys" */ '@/features/session/passkeys/PasskeysPage'),
    'PasskeysPage',
  ),
  people: named(() => import(/* webpackChunkName: "people" */ '@/features/session/people/PeoplePage'), 'PeoplePage'),
  dashboard: named(
    () => import(/* webpackChunkName: "dashboard" */ '@/app/screens/DashboardScreen'),
    'DashboardScreen',
  ),
  // With the code of its questions, so that a press on Send never waits for it.
  cart: async () => {
    const [{ CartScreen }] = await Promise.all([
      import(/* webpackChunkName: "cart" */ '@/app/screens/CartScreen'),
      import(/* webpackChunkName: "confirm-dialog" */ '@/features/confirm/ConfirmDialog'),
    ]);
    // The page to which it leads. On failure, going there retries and reports the error.
    screenComponents.orderSent().catch(() => undefined);
    return { Component: CartScreen };
  },
  orders: named(() => import(/* webpackChunkName: "orders" */ '@/features/orders/OrdersPage'), 'OrdersPage'),
  order: named(() => import(/* webpackChunkName: "order" */ '@/app/screens/OrderScreen'), 'OrderScreen'),
  orderSent: named(
    () => import(/* webpackChunkName: "order-sent" */ '@/features/orders/OrderSentPage'),
    'OrderSentPage',
  ),
  quotes: named(() => import(/* webpackChunkName: "quotes" */ '@/features/orders/QuotesPage'), 'QuotesPage'),
  quote: named(() => import(/* webpackChunkName: "quote" */ '@/app/screens/QuoteScreen'), 'QuoteScreen'),
  bought: named(() => import(/* webpackChunkName: "orders" */ '@/app/screens/BoughtScreen'), 'BoughtScreen'),
  orderPad: named(() => import(/* webpackChunkName: "order-pad" */ '@/features/orderPad/OrderPadPage'), 'OrderPadPage'),
  favourites: named(
    () => import(/* webpackChunkName: "favourites" */ '@/app/screens/FavouritesScreen'),
    'FavouritesScreen',
  ),
  notFound: named(() => import(/* webpackChunkName: "not-found" */ '@/app/screens/NotFoundPage'), 'NotFoundPage'),
};

import type { ScreenName } from '@/shared/routing/screens';

import type { LoadScreen } from './lazyScreen';

/** The component of each row in `screens`, in the chunk that the row names. */
export const screenComponents: Record<ScreenName, LoadScreen> = {
  catalogue: async () =>
    (await import(/* webpackChunkName: "catalogue-page" */ '@/app/screens/CatalogueScreen')).CatalogueScreen,
  home: async () => (await import(/* webpackChunkName: "home" */ '@/app/screens/HomeScreen')).HomeScreen,
  stockItem: async () =>
    (await import(/* webpackChunkName: "stock-item-page" */ '@/app/screens/StockItemScreen')).StockItemScreen,
  compare: async () =>
    (await import(/* webpackChunkName: "compare" */ '@/features/catalogue/compare/ComparePage')).ComparePage,
  about: async () => (await import(/* webpackChunkName: "about" */ '@/features/content/AboutPage')).AboutPage,
  brands: async () => (await import(/* webpackChunkName: "brands" */ '@/features/content/BrandsPage')).BrandsPage,
  contact: async () => (await import(/* webpackChunkName: "contact" */ '@/features/content/ContactPage')).ContactPage,
  terms: async () => (await import(/* webpackChunkName: "terms" */ '@/features/content/TermsPage')).TermsPage,
  offers: async () => (await import(/* webpackChunkName: "offers" */ '@/features/content/OffersPage')).OffersPage,
  offer: async () => (await import(/* webpackChunkName: "offer" */ '@/app/screens/OfferScreen')).OfferScreen,
  videos: async () => (await import(/* webpackChunkName: "videos" */ '@/features/content/VideosPage')).VideosPage,
  productLines: async () =>
    (await import(/* webpackChunkName: "product-lines" */ '@/features/content/ProductLinesPage')).ProductLinesPage,
  productLine: async () =>
    (await import(/* webpackChunkName: "product-line" */ '@/app/screens/ProductLineScreen')).ProductLineScreen,
  login: async () => (await import(/* webpackChunkName: "login" */ '@/app/screens/LoginScreen')).LoginScreen,
  accountRequest: async () =>
    (await import(/* webpackChunkName: "account-request" */ '@/app/screens/AccountRequestScreen')).AccountRequestScreen,
  providerReturn: async () =>
    (await import(/* webpackChunkName: "provider-return" */ '@/features/session/ProviderReturnPage'))
      .ProviderReturnPage,
  forgotPassword: async () =>
    (await import(/* webpackChunkName: "forgot-password" */ '@/features/session/ForgotPasswordPage'))
      .ForgotPasswordPage,
  changePassword: async () =>
    (await import(/* webpackChunkName: "change-password" */ '@/features/session/ChangePasswordPage'))
      .ChangePasswordPage,
  ownData: async () =>
    (await import(/* webpackChunkName: "own-data" */ '@/features/session/ownData/OwnDataPage')).OwnDataPage,
  approvals: async () =>
    (await import(/* webpackChunkName: "approvals" */ '@/features/push/approvals/ApprovalsPage')).ApprovalsPage,
  passkeys: async () =>
    (await import(/* webpackChunkName: "passkeys" */ '@/features/session/passkeys/PasskeysPage')).PasskeysPage,
  people: async () =>
    (await import(/* webpackChunkName: "people" */ '@/features/session/people/PeoplePage')).PeoplePage,
  dashboard: async () =>
    (await import(/* webpackChunkName: "dashboard" */ '@/app/screens/DashboardScreen')).DashboardScreen,
  // With the code of its questions, so that a press on Send never waits for it.
  cart: async () => {
    const [{ CartScreen }] = await Promise.all([
      import(/* webpackChunkName: "cart" */ '@/app/screens/CartScreen'),
      import(/* webpackChunkName: "confirm-dialog" */ '@/features/confirm/ConfirmDialog'),
    ]);
    // The page to which it leads. On failure, going there retries and reports the error.
    screenComponents.orderSent().catch(() => undefined);
    return CartScreen;
  },
  orders: async () => (await import(/* webpackChunkName: "orders" */ '@/features/orders/OrdersPage')).OrdersPage,
  order: async () => (await import(/* webpackChunkName: "order" */ '@/app/screens/OrderScreen')).OrderScreen,
  orderSent: async () =>
    (await import(/* webpackChunkName: "order-sent" */ '@/features/orders/OrderSentPage')).OrderSentPage,
  quotes: async () => (await import(/* webpackChunkName: "quotes" */ '@/features/orders/QuotesPage')).QuotesPage,
  quote: async () => (await import(/* webpackChunkName: "quote" */ '@/app/screens/QuoteScreen')).QuoteScreen,
  bought: async () => (await import(/* webpackChunkName: "orders" */ '@/app/screens/BoughtScreen')).BoughtScreen,
  orderPad: async () =>
    (await import(/* webpackChunkName: "order-pad" */ '@/features/orderPad/OrderPadPage')).OrderPadPage,
  favourites: async () =>
    (await import(/* webpackChunkName: "favourites" */ '@/app/screens/FavouritesScreen')).FavouritesScreen,
  notFound: async () => (await import(/* webpackChunkName: "not-found" */ '@/app/screens/NotFoundPage')).NotFoundPage,
};

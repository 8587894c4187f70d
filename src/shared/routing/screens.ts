type Screen = {
  /** Patterns by the name that `paths` gives them. The first one is canonical and has a language. */
  addresses: Record<string, string>;
  /** Public screens have the language guard of spec §2; the sign-in and client areas do without it. */
  guard: 'language' | 'none' | 'signedOut' | 'signedIn';
  /**
   * The source of the description for search engines: a text of the application, or the record that the address names.
   * The sitemap lists both kinds of screen; all others are hidden from search engines.
   */
  describedBy?: 'text' | 'record';
  /** The screen that lists such records. */
  parent?: 'catalogue' | 'offers' | 'productLines';
  /** The name of its chunk, as in `screenComponents`. */
  chunk: string;
  /** Depends on what only the browser knows, so the server renders just the shell, as it does for private screens. */
  needsBrowser?: true;
  /** Queries the catalogue engine at once, so that the engine loads along with it. */
  startsEngine?: true;
};

/**
 * One row per screen (spec §2, design §4). Read by the application, the server and the build, so it holds plain data
 * only. The component has the same name in `screenComponents`, and the title in `pageTitles`.
 */
export const screens = {
  home: {
    // `/home`, `/contact`, `/login` and `/dashboard` are reading B: the stored language applies.
    addresses: { language: '/:lang', plainHome: '/home' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'home',
  },
  catalogue: {
    addresses: {
      catalogue: '/:lang/catalogo/:page?',
      category: '/:lang/category/:category/:page?',
      subcategory: '/:lang/subcategory/:subcategory/:page?',
      subcategory2: '/:lang/subcategory-2/:subcategory2/:page?',
    },
    guard: 'language',
    describedBy: 'text',
    chunk: 'catalogue-page',
    startsEngine: true,
  },
  stockItem: {
    addresses: { stockItem: '/:lang/stock/:name/:id' },
    guard: 'language',
    describedBy: 'record',
    parent: 'catalogue',
    chunk: 'stock-item-page',
    startsEngine: true,
  },
  compare: {
    addresses: { compare: '/:lang/stock/compare' },
    guard: 'language',
    chunk: 'compare',
    // Only a few people open it, each with other items.
    needsBrowser: true,
    startsEngine: true,
  },
  offers: {
    addresses: { offers: '/:lang/offers' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'offers',
  },
  offer: {
    addresses: { offer: '/:lang/offer/:slug' },
    guard: 'language',
    describedBy: 'record',
    parent: 'offers',
    chunk: 'offer',
  },
  brands: {
    addresses: { brands: '/:lang/brands' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'brands',
  },
  productLines: {
    addresses: { productLines: '/:lang/product-lines' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'product-lines',
  },
  productLine: {
    addresses: { productLine: '/:lang/product-lines/:id' },
    guard: 'language',
    describedBy: 'record',
    parent: 'productLines',
    chunk: 'product-line',
  },
  videos: {
    addresses: { videos: '/:lang/videos' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'videos',
  },
  about: {
    addresses: { about: '/:lang/about' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'about',
  },
  contact: {
    addresses: { contact: '/:lang/contact', plainContact: '/contact' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'contact',
  },
  terms: {
    addresses: { terms: '/:lang/terms/:id?' },
    guard: 'language',
    describedBy: 'text',
    chunk: 'terms',
  },
  notFound: { addresses: { notFound: '/:lang/not-page-found' }, guard: 'language', chunk: 'not-found' },

  login: {
    addresses: { oauthLogin: '/:lang/oauth/login', oauth: '/:lang/oauth', login: '/login' },
    guard: 'signedOut',
    chunk: 'login',
  },
  accountRequest: {
    addresses: { accountRequest: '/:lang/oauth/request-account' },
    guard: 'signedOut',
    chunk: 'account-request',
  },
  providerReturn: {
    addresses: { providerReturn: '/:lang/oauth/return' },
    guard: 'none',
    chunk: 'provider-return',
    // Redeems a cookie that only the browser has.
    needsBrowser: true,
  },
  forgotPassword: {
    addresses: { forgotPassword: '/:lang/oauth/forgot-password' },
    guard: 'none',
    chunk: 'forgot-password',
    // The link in the mail carries its token in the hash.
    needsBrowser: true,
  },

  dashboard: { addresses: { client: '/:lang/client', dashboard: '/dashboard' }, guard: 'signedIn', chunk: 'dashboard' },
  cart: { addresses: { cart: '/:lang/client/shopping-cart' }, guard: 'signedIn', chunk: 'cart' },
  changePassword: {
    addresses: { changePassword: '/:lang/client/change-password' },
    guard: 'signedIn',
    chunk: 'change-password',
  },
  passkeys: { addresses: { passkeys: '/:lang/client/passkeys' }, guard: 'signedIn', chunk: 'passkeys' },
  ownData: { addresses: { ownData: '/:lang/client/my-data' }, guard: 'signedIn', chunk: 'own-data' },
  approvals: { addresses: { approvals: '/:lang/client/approvals' }, guard: 'signedIn', chunk: 'approvals' },
  people: { addresses: { people: '/:lang/client/people' }, guard: 'signedIn', chunk: 'people' },
  orders: { addresses: { orders: '/:lang/client/orders' }, guard: 'signedIn', chunk: 'orders' },
  order: { addresses: { order: '/:lang/client/orders/:catalogId/:orderId' }, guard: 'signedIn', chunk: 'order' },
  orderSent: {
    addresses: { orderSent: '/:lang/client/order-sent/:orders' },
    guard: 'signedIn',
    chunk: 'order-sent',
  },
  quotes: { addresses: { quotes: '/:lang/client/quotes' }, guard: 'signedIn', chunk: 'quotes' },
  quote: { addresses: { quote: '/:lang/client/quotes/:catalogId/:quoteId' }, guard: 'signedIn', chunk: 'quote' },
  bought: { addresses: { bought: '/:lang/client/bought' }, guard: 'signedIn', chunk: 'orders' },
  orderPad: { addresses: { orderPad: '/:lang/client/order-pad' }, guard: 'signedIn', chunk: 'order-pad' },
  favourites: { addresses: { favourites: '/:lang/client/favourites' }, guard: 'signedIn', chunk: 'favourites' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export const screenNames = Object.keys(screens) as ScreenName[];

/** The row of a screen, typed with all columns. */
export const getScreen = (name: ScreenName): Screen => screens[name];

/** Whether the screen is hidden from search engines. */
export const isUnlisted = (name: ScreenName) => getScreen(name).describedBy === undefined;

/** The chunk that starts the catalogue engine. */
export const engineChunk = 'catalogue-engine';

/** The chunk of the engine's worker, named where it is created. */
export const engineWorkerChunk = 'catalogue';

/** Written by the build, read by the server: see scripts/bundle/ChunkFiles.ts. */
export const chunkFilesName = 'chunk-files.json';

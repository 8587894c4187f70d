import type { Language } from '@/shared/i18n/languages';

/**
 * The settings of a deployment. One build serves any of them; the page receives them from the server or `config.json`.
 */
export type RuntimeConfig = {
  accountId: number;
  /** Companies and catalogues are paired by position (spec §3). */
  companies: number[];
  catalogs: number[];
  /** Paired with `catalogs`; empty if they are numbered. */
  catalogNames: Record<Language, string>[];
  /** What all prices are in, such as "All prices in US dollars, without taxes". */
  currencyText: Record<Language, string> | null;
  services: {
    public: string;
    inventory: string;
    orders: string;
    blob: string;
    /** Answers catalogue queries until the browser has loaded the lists; empty if there is no such service. */
    engine: string;
  };
  blob: {
    /** How the addresses of a picture's sizes are made, as in `{url}?w={width}`; empty if there is only one size. */
    sizes: string;
  };
  /** Whether the browser keeps the lists as well; with `auto`, unless they are large. */
  catalogue: {
    keepInBrowser: 'auto' | 'always' | 'never';
    /** Whether the public service counts searches that found nothing. */
    reportsMissedSearches: boolean;
  };
  defaultLanguage: Language;
  siteName: string;
  /** What printed orders say below the name of the site: address and tax number, in lines. */
  sellerDetails: string;
  siteTitle: string;
  author: string;
  /** Follows the © in the footer. */
  copyrightYear: string;
  headers: { language: string; application: string; applicationValue: string };
  requestTimeoutMs: number;
  pricesVisibleTo: 'everyone' | 'clients';
  stock: {
    visibleTo: 'everyone' | 'clients';
    /** With `words`, whether there is much, little or none, but not how much. */
    shows: 'quantities' | 'words';
  };
  order: {
    /** Where reference, delivery address and wished date go: fields of their own, or lines of the comment. */
    fields: 'own' | 'comment';
    /** The shop's zone, in which a wished date may not be in the past; empty for that of the device. */
    timeZone: string;
  };
  signIn: {
    /** The name of the provider with which clients sign in, as the page shows it; empty for none. */
    provider: string;
    /** Whether clients sign in with a password. */
    password: boolean;
    /** Whether clients can have passkeys, besides the password. */
    passkeys: boolean;
  };
  devTools: boolean;
  /** Whether the panel for recording and replaying sessions is available. */
  qa: boolean;
  /** Whether the sign-in screen shows the demo's credentials. */
  demo: boolean;
  /** Receives error reports and web vitals; empty if none are sent. */
  errorReportUrl: string;
  theme: {
    primary: string;
    secondary: string;
    logoUrl: string;
    /** Whether the logo contains the site's name, which is then not repeated beside it. */
    logoHasName: boolean;
    /** Base address of the icons, named like the built-in ones. */
    iconsUrl: string;
    /** Shown in link previews; 1200 × 630. */
    shareImageUrl: string;
  };
  /** Whether the page supports offline visits. */
  offline: boolean;
  traces: {
    /** The share of requests whose trace is recorded; with 0, requests have no `traceparent`. */
    ratio: number;
    /** Origins besides the page's own whose services allow the header. */
    origins: string[];
  };
};

/** The path of the shop's synonyms at the public service, which the engine fetches itself. */
export const synonymsPath = '/publics/synonyms';

/** Where a static host serves the configuration: its page has only the placeholder that a server would replace. */
export const configAddress = '/config.json';
export const configPlaceholder = '__RUNTIME_CONFIG__';

/** A configuration error in one line that names the key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;
  readonly reason: string;

  constructor(key: string, reason: string) {
    super(`${key}: ${reason}`);
    this.key = key;
    this.reason = reason;
  }
}

import type { Language } from '@/shared/i18n/languages';

/** What a deployment decides. One build serves any of them; the page receives it from the server or `config.json`. */
export type RuntimeConfig = {
  accountId: number;
  /** Companies and catalogues are paired by position (spec §3). */
  companies: number[];
  catalogs: number[];
  services: { public: string; inventory: string; orders: string; blob: string };
  defaultLanguage: Language;
  siteName: string;
  siteTitle: string;
  author: string;
  headers: { language: string; application: string; applicationValue: string };
  requestTimeoutMs: number;
  pricesVisibleTo: 'everyone' | 'clients';
  devTools: boolean;
  theme: {
    primary: string;
    secondary: string;
    logoUrl: string;
    /** Where the icons are, under the names of the built-in ones. */
    iconsUrl: string;
    /** Shown with links to the site; 1200 × 630. */
    shareImageUrl: string;
  };
  /** Whether the page keeps itself for visits without a network. */
  offline: boolean;
};

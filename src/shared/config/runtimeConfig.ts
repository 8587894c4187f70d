import type { Language } from '@/shared/i18n/languages';

/**
 * The settings of a deployment. One build serves any of them; the page receives them from the server or `config.json`.
 */
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
    /** Base address of the icons, named like the built-in ones. */
    iconsUrl: string;
    /** Shown in link previews; 1200 × 630. */
    shareImageUrl: string;
  };
  /** Whether the page supports offline visits. */
  offline: boolean;
};

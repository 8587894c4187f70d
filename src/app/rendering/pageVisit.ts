import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import type { HeadElement } from '@/shared/metadata/headElement';
import type { Address } from '@/shared/routing/addressLanguage';

export type RenderServices = {
  config: RuntimeConfig;
  /** Requests to the services; relative addresses are this server's own. */
  fetch: typeof fetch;
  engine: (language: Language) => Promise<CatalogEngine>;
  /** Pages rendered from the same version may share the responses of our services. Without it, each fetches its own. */
  dataVersion?: string | undefined;
};

export type PageVisit = {
  address: Address;
  origin: string;
  /** Applies where the address has no language. */
  language: Language;
};

export type RenderedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: 200 | 404 | 503;
      language: Language;
      title: string;
      /** The address that the head describes; empty if only the browser knows the visitor's language. */
      address: string;
      /** Every query succeeded, or found that there is nothing. */
      isComplete: boolean;
      chunks: string[];
      head: HeadElement[];
      /** Style elements for the head. */
      styles: string;
      markup: string;
      /** The `RenderedState` as JSON. */
      state: string;
    };

export type RenderPage = (services: RenderServices, visit: PageVisit) => Promise<RenderedPage>;

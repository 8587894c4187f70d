import type { RootState } from '@/store/rootReducer';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import type { HeadElement } from '@/shared/metadata/headElement';
import type { Address } from '@/shared/routing/addressLanguage';

import type { RenderedState } from './renderedState';

export type QueryResults = Pick<RenderedState, 'queries' | 'catalogueVersion'> & Pick<RootState, 'layout'>;

/** By language: what pages that are rendered from the same version of the data share. */
export type SharedResults = Map<Language, QueryResults>;

export type RenderServices = {
  config: RuntimeConfig;
  /** Requests to the services; relative addresses are this server's own. */
  fetch: typeof fetch;
  engine: (language: Language) => Promise<CatalogEngine>;
  /** Results for the page to start with, and to add its own to. Without them, it sends every query itself. */
  shared?: SharedResults | undefined;
  /** Whether the engines that the page has used have the current lists. */
  hasCurrentLists: () => Promise<boolean>;
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

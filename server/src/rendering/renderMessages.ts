import type { PageVisit } from '@/app/rendering/pageVisit';
import type { EngineCall } from '@/engine/client/messages';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';

import type { OwnRequest, Reply } from '../http/threadFetch';
import type { BuiltPage } from './pageTemplate';
import type { WrittenPage } from './pageWriter';

/** What a page requests from the services' thread while it is rendered. */
export type PageRequest =
  | { kind: 'fetch'; request: OwnRequest }
  | { kind: 'status'; language: Language }
  | { kind: 'engine'; language: Language; call: EngineCall }
  | { kind: 'hasCurrentLists' };

/** What is the same for every page. */
export type PageSetup = { config: RuntimeConfig; built: BuiltPage };

/** Messages from the services' thread to a rendering thread. */
export type ServiceMessage =
  // The setup comes with the first page.
  | { type: 'render'; id: number; visit: PageVisit; setup: PageSetup | undefined; dataVersion: string | undefined }
  | { type: 'reply'; reply: Reply }
  | { type: 'ping' };

/** Messages from a rendering thread to the services' thread. */
export type ThreadMessage =
  | { type: 'started' }
  | { type: 'request'; id: number; render: number; request: PageRequest }
  | { type: 'page'; id: number; page: WrittenPage }
  | { type: 'failure'; id: number; error: Error }
  | { type: 'pong' };

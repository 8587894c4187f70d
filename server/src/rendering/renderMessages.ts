import type { PageVisit } from '@/app/rendering/pageVisit';
import type { EngineCall, WireError } from '@/engine/client/messages';
import type { EngineStatus } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';

import type { BuiltPage } from './pageTemplate';
import type { WrittenPage } from './pageWriter';

/** What a page requests from the services' thread while it is rendered. */
export type Question =
  | { kind: 'fetch'; url: string; method: string; headers: Record<string, string>; body: string | undefined }
  | { kind: 'engine'; language: Language }
  | { kind: 'request'; language: Language; call: EngineCall }
  | { kind: 'hasCurrentLists' };

export type FetchedResponse = {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | null;
};

export type Answer<Kind extends Question['kind']> = {
  fetch: FetchedResponse;
  engine: EngineStatus;
  request: unknown;
  hasCurrentLists: boolean;
}[Kind];

/** What is the same for every page. */
export type PageSetup = { config: RuntimeConfig; built: BuiltPage };

/** Messages from the services' thread to a rendering thread. */
export type ServiceMessage =
  // The setup comes with the first page.
  | { type: 'render'; id: number; visit: PageVisit; setup: PageSetup | undefined; dataVersion: string | undefined }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'refusal'; id: number; error: WireError }
  | { type: 'ping' };

/** Messages from a rendering thread to the services' thread. */
export type ThreadMessage =
  | { type: 'started' }
  | { type: 'question'; id: number; render: number; question: Question }
  | { type: 'page'; id: number; page: WrittenPage }
  | { type: 'failure'; id: number; error: Error }
  | { type: 'pong' };

import type { UnknownAction } from '@reduxjs/toolkit';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

export const sessionFormat = 'medida-session';
export const sessionVersion = 1;

/**
 * A recorded session, as QA mode exports it and as a report carries it. Credentials are in neither: the state and the
 * actions have references to them (ADR 1).
 */
export type SessionFile = Partial<Particulars> & {
  format: typeof sessionFormat;
  version: typeof sessionVersion;
  savedAt: string;
  initial: unknown;
  /** `at` counts milliseconds from the first action. */
  actions: { at: number; action: UnknownAction }[];
  /** Left out of reports, which have to be small. */
  final?: unknown;
};

export type Note = { action: number; text: string };

/** Where and with what a session took place. */
type Particulars = {
  build: string;
  address: string;
  language: string;
  viewport: { width: number; height: number };
  userAgent: string;
  configuration: RuntimeConfig;
  /** What testers have written about a moment, by the number of its action; 0 is the start. */
  notes?: Note[];
  /** Only in a file that comes from a user's report. */
  report?: { id: string; error: { name: string; message: string } };
};

/** The entry script's name changes with every build. */
const readBuild = (page: Document): string =>
  /\/main\.(\w+)\.js$/.exec(page.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '')?.[1] ??
  'development';

export const describeSession = (
  configuration: RuntimeConfig,
): Particulars & Pick<SessionFile, 'format' | 'version' | 'savedAt'> => ({
  format: sessionFormat,
  version: sessionVersion,
  savedAt: new Date().toISOString(),
  build: readBuild(document),
  address: window.location.pathname + window.location.search + window.location.hash,
  language: document.documentElement.lang,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  userAgent: navigator.userAgent,
  configuration,
});

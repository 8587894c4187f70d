import type { SessionFile } from '../../src/app/qa/session/sessionFile';

type Screens = {
  /** The address that each moment was recorded at, beginning with the state before the first action. */
  routes: (string | null)[];
  /** Where to save a picture of the last moment. */
  screenshot: string | undefined;
};

/**
 * Steps through the session in the built application. Describes the first moment whose screen is not the recorded one;
 * undefined if there is none. Throws what prevents it from looking.
 */
export declare const checkScreens: (session: SessionFile, screens: Screens) => Promise<string | undefined>;

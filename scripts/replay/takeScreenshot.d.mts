import type { SessionFile } from '../../src/app/qa/session/sessionFile';

/** Shows the session in the built application, and saves what Chromium shows. Returns an exit code. */
export declare const takeScreenshot: (session: SessionFile, file: string) => Promise<number>;

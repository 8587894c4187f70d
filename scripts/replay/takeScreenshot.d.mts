import type { SessionFile } from '../../src/app/qa/session/sessionFile';

/** Replays the session in the built application and saves a screenshot of it. Returns an exit code. */
export declare const takeScreenshot: (session: SessionFile, file: string) => Promise<number>;

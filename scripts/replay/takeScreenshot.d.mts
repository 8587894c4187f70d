import type { Recording } from '../../src/app/qa/session/readSession';

/** Shows the session in the built application, and saves what Chromium shows. Returns an exit code. */
export declare const takeScreenshot: (recording: Recording, file: string) => Promise<number>;

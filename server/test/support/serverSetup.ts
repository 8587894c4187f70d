import { readFileSync } from 'node:fs';

import { builtContractsFile } from './preparedFiles';

jest.setTimeout(120_000);
// A test that passes when it is repeated is listed at the end of a run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

Object.assign(globalThis, { builtContracts: JSON.parse(readFileSync(builtContractsFile, 'utf8')) as object });

// Messages name commands as npm runs them, even if Jest runs without npm.
process.env.npm_lifecycle_event = 'test';

import { setupServer } from 'msw/node';

/** Answers fetch in the unit tests. A test adds its handlers with `mswServer.use(...)`; see unitSetup. */
export const mswServer = setupServer();

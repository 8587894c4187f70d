import { setupServer } from 'msw/node';

/** Handles fetch in unit and flow tests, which add their handlers with `mswServer.use(...)`. See unitSetup. */
export const mswServer = setupServer();

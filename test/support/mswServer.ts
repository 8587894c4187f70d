import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Handles fetch in the files that import it, which add their handlers with `mswServer.use(...)`. Without one of
 * their own, the services know neither the stock nor prices, data, quotes or news of clients. See unitSetup for requests
 * without a handler.
 */
export const mswServer = setupServer(
  http.get('*/api/StockItems/GetAvailability/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetClientTerms/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetOwnData/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetApprovals/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetPeople/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/Quotes/GetQuotes/*', () => new HttpResponse(null, { status: 404 })),
  // Asked for while the page is idle, so only a slow test sees it.
  http.get('*/api/Orders/GetOrderNews/*', () => new HttpResponse(null, { status: 404 })),
);

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'bypass' }));

// Not in afterEach: the page remains until the testing library unmounts it, and may send requests until then.
beforeEach(() => mswServer.resetHandlers());

afterAll(() => mswServer.close());

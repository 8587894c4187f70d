import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Handles fetch in unit and flow tests, which add their handlers with `mswServer.use(...)`. See unitSetup. Without one of
 * their own, the services know neither the stock nor prices, data or quotes of clients.
 */
export const mswServer = setupServer(
  http.get('*/api/StockItems/GetAvailability/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetClientTerms/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetOwnData/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetApprovals/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/clients/GetPeople/*', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/Quotes/GetQuotes/*', () => new HttpResponse(null, { status: 404 })),
);

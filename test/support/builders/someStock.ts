import { http } from 'msw';

import type { Availability } from '@/contracts/inventory';

import { mswServer } from '../mswServer';
import { listResponse } from '../responses';

export const anAvailability = (overrides: Partial<Availability> = {}): Availability => ({
  stockItemId: 207,
  level: 'inStock',
  quantity: 24,
  expectedDate: null,
  expectedQuantity: null,
  isBackorderRefused: false,
  ...overrides,
});

/** The stock of the first catalogue, and nothing of any other; returns the ids of each request. */
export const mockStock = (...known: Availability[]) => {
  const requests: string[] = [];
  mswServer.use(
    http.get('*/api/StockItems/GetAvailability/1/:company/:catalog', ({ request, params }) => {
      const ids = new URL(request.url).searchParams.getAll('ids[]');
      requests.push(`${params.catalog as string}: ${ids.join(' ')}`);
      const asked = known.filter(({ stockItemId }) => ids.includes(String(stockItemId)));
      return params.catalog === '1' ? listResponse(...asked) : listResponse();
    }),
  );
  return requests;
};

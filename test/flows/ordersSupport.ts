import { http } from 'msw';

import type { OrderLine, OrderNews } from '@/contracts/inventory';

import { aStockItem } from '../support/builders/aCatalogue';
import type { anOrder } from '../support/builders/anOrder';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { errorResponse, listResponse } from '../support/responses';
import { mockCatalogue } from './catalogueSupport';
import { ordersUrl } from './sessionSupport';

export const ordersApi = 'http://localhost:3000/services/inventory/api/Orders';
const oneOrder = '1/:company/:catalog/:client/:order';

export type ServedOrder = ReturnType<typeof anOrder>;
type ResponsesByCatalog = Record<string, () => Response>;

export const mockOrders = (responses: ResponsesByCatalog) => {
  mockEmptyServices();
  mswServer.use(http.get(ordersUrl, ({ params }) => responses[String(params.catalog)]?.() ?? listResponse()));
};

export const anOrderLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  orderLineId: 1,
  orderId: 9001,
  stockItemId: 101,
  name: 'Wood screw 4 x 40 mm',
  code: 'WS-440',
  imageUrl: '101.svg',
  quantity: 12,
  unitPrice: 4.2,
  total: 50.4,
  ...overrides,
});

type PlacedOrder = { catalogId: number; order: ServedOrder; lines: OrderLine[] };

/** The only orders of the client; all others are 404. */
export const mockPlaced = (getPlaced: () => PlacedOrder[]) => {
  const find = (params: Record<string, unknown>) =>
    getPlaced().find(
      ({ catalogId, order }) =>
        params.catalog === String(catalogId) && params.order === String(order.orderId) && params.client === '7',
    );
  mswServer.use(
    http.get(`${ordersApi}/GetOrder/${oneOrder}`, ({ params }) => {
      const found = find(params);
      return found ? listResponse(found.order) : errorResponse(404);
    }),
    http.get(`${ordersApi}/GetOrderDetails/${oneOrder}`, ({ params }) => {
      const found = find(params);
      return found ? listResponse(...found.lines) : errorResponse(404);
    }),
  );
};

/** One order of the first catalogue. */
export const mockOrder = (order: ServedOrder | (() => ServedOrder), lines: OrderLine[]) =>
  mockPlaced(() => [{ catalogId: 1, order: typeof order === 'function' ? order() : order, lines }]);

/** Of the first catalogue. */
export const mockNews = (getNews: () => OrderNews[]) =>
  mswServer.use(http.get(`${ordersApi}/GetOrderNews/1/1/1/7`, () => listResponse(...getNews())));

/** Two items on sale, one at a higher price than before, and one without a price. */
export const todaysCatalogue = () =>
  mockCatalogue({
    categories: [],
    items: [
      aStockItem(),
      aStockItem({ stockItemId: 102, name: 'Brass valve', code: 'BV-10', price: 30, bestPrice: null }),
      aStockItem({ stockItemId: 103, name: 'Old lamp', code: 'OL-1', price: null }),
      aStockItem({ stockItemId: 104, name: 'Gone lamp', code: 'GL-1', deleted: true }),
    ],
  });

import { http } from 'msw';

import type { OrderLine } from '@/contracts/inventory';

import { aStockItem } from '../support/builders/aCatalogue';
import type { anOrder } from '../support/builders/anOrder';
import { mswServer } from '../support/mswServer';
import { answerEmpty } from '../support/someAnswers';
import { aCatalogue } from './catalogueSupport';
import { accepted, ordersAddress, refused } from './sessionSupport';

const api = 'http://localhost:3000/services/inventory/api/Orders';
const ofOne = '1/:company/:catalog/:client/:order';

export type ServedOrder = ReturnType<typeof anOrder>;
type Lists = Record<string, () => Response>;

export const answerOrders = (lists: Lists) => {
  answerEmpty();
  mswServer.use(http.get(ordersAddress, ({ params }) => lists[String(params.catalog)]?.() ?? accepted()));
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

/** One order of the first catalogue; all others are 404. */
export const answerOrder = (order: ServedOrder, lines: OrderLine[]) => {
  const isIt = (params: Record<string, unknown>) =>
    params.catalog === '1' && params.order === String(order.orderId) && params.client === '7';
  mswServer.use(
    http.get(`${api}/GetOrder/${ofOne}`, ({ params }) => (isIt(params) ? accepted(order) : refused(404))),
    http.get(`${api}/GetOrderDetails/${ofOne}`, ({ params }) => (isIt(params) ? accepted(...lines) : refused(404))),
  );
};

/** Two items on sale, one at a higher price than before, and one without a price. */
export const todaysCatalogue = () =>
  aCatalogue({
    categories: [],
    items: [
      aStockItem(),
      aStockItem({ stockItemId: 102, name: 'Brass valve', code: 'BV-10', price: 30, bestPrice: null }),
      aStockItem({ stockItemId: 103, name: 'Old lamp', code: 'OL-1', price: null }),
      aStockItem({ stockItemId: 104, name: 'Gone lamp', code: 'GL-1', deleted: true }),
    ],
  });

import type { CatalogOrder } from '@/api/inventoryApi';

type Order = Omit<CatalogOrder, 'catalogId'>;

/** As the inventory service returns it; the application adds the catalogue. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  orderId: 9001,
  orderNumber: 'A-9001',
  uuid: null,
  clientId: 7,
  date: '2020-06-01T14:30:00Z',
  status: 'received',
  moneyTypeId: 'USD',
  subtotal: 50.4,
  taxRate: 16,
  taxAmount: 8.06,
  total: 58.46,
  comment: null,
  items: [{ stockItemId: 40, name: 'Bolt', code: 'B-40', quantity: 12, unitPrice: 0.5, total: 6 }],
  ...overrides,
});

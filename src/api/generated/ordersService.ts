import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const PushedOrder: RecordShape = {
  orderId: 'i#',
  orderNumber: 't?',
  uuid: 't!',
  date: 't?',
  status: 't?',
  moneyTypeId: 't?',
  subtotal: 'n?',
  taxRate: 'n?',
  taxAmount: 'n?',
  total: 'n?',
  lineCount: 'i?',
};
/** Parses each response by its contract. */
export const ordersService = injectionFor('orders', {
  pushShoppingCart: [PushedOrder, '!'],
});

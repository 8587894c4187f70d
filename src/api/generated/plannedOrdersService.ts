import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const SetAsideLine: RecordShape = { catalogId: 'i!', stockItemId: 'i!', quantity: 'i!', code: 't', name: 't' };
const SetAsideCart: RecordShape = {
  cartId: 't!',
  name: 't!',
  date: 't!',
  lines: [SetAsideLine, '!', 100000],
  reference: 't',
  deliveryAddress: 't',
  wishedDate: 't',
  comment: 't',
};
const StandingOrder: RecordShape = {
  listId: 't!',
  listName: 't?',
  weeks: 'i!',
  nextDate: 't!',
  isPaused: 'b!',
  dueDate: 't?',
};
/** Parses each response by its contract. */
export const plannedOrdersService = injectionFor('inventory', {
  getSetAsideCarts: [SetAsideCart, '!', 50],
  setCartAside: [SetAsideCart, '!', 50],
  deleteSetAsideCart: [SetAsideCart, '!', 50],
  takeCartBack: [SetAsideCart, '!', 50],
  getStandingOrders: [StandingOrder, '!', 200],
  saveStandingOrder: [StandingOrder, '!', 200],
  deleteStandingOrder: [StandingOrder, '!', 200],
});

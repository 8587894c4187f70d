import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const Client: RecordShape = {
  clientId: 'i!',
  name: 't!',
  username: 't?',
  email: 't?',
  phone: 't?',
  address: 't?',
  taxId: 't?',
  deliveryAddresses: 't?',
  personName: 't',
};
const CartLine: RecordShape = { shoppingCartId: 'i#', quantity: 'i!', price: 'n?' };
const CartItem: RecordShape = {
  stockItemId: 'i#',
  name: 't?',
  code: 't?',
  additionalCode: 't?',
  stockCategoryId: 'i?',
  stockItemParentId: 'i?',
  isParent: 'b0',
  imageUrl: 't?',
  deleted: 'b0',
  isOffer: 'b0',
  isNew: 'b0',
  price: 'n?',
  bestPrice: 'n?',
  quantityBestPrice: 'i?',
  unit: 't',
  minimumQuantity: 'i',
  quantityStep: 'i',
  packSize: 'i',
  catalogId: 'i',
  shoppingCarts: [CartLine, '!'],
};
const ClientTerms: RecordShape = { priceList: 't?', taxRate: 'n?', taxExemption: 't?' };
const Person: RecordShape = {
  personId: 'i#',
  name: 't!',
  email: 't?',
  role: 't?',
  limit: 'n?',
  state: 't?',
  mayChange: 'b0',
};
const People: RecordShape = { clientId: 'i#', mayInvite: 'b0', people: [Person, '!'] };
const OwnData: RecordShape = {
  clientId: 'i#',
  name: 't!',
  username: 't?',
  email: 't?',
  phone: 't?',
  address: 't?',
  taxId: 't?',
  deliveryAddresses: 't?',
  language: 't?',
  statusMails: 'b?',
  erasureRequestedAt: 't?',
  canExport: 'b0',
  canRequestErasure: 'b0',
  canWithdrawErasure: 'b',
};
const OrderChange: RecordShape = { status: 't!', date: 't!', note: 't?' };
const OrderParcelLine: RecordShape = { orderLineId: 'i!', quantity: 'i!' };
const OrderParcel: RecordShape = {
  parcelId: 'i#',
  carrier: 't?',
  number: 't?',
  link: 't?',
  date: 't?',
  lines: [OrderParcelLine, '0'],
};
const OrderDocument: RecordShape = { documentId: 't#', kind: 't?', name: 't?', size: 'i?', date: 't?' };
const OrderRequestLine: RecordShape = { orderLineId: 'i!', quantity: 'i!' };
const OrderRequest: RecordShape = {
  requestId: 'i#',
  kind: 't!',
  lines: [OrderRequestLine, '0'],
  reason: 't?',
  date: 't?',
  state: 't!',
  answer: 't?',
  answerDate: 't?',
};
const OrderItem: RecordShape = {
  stockItemId: 'i!',
  name: 't?',
  code: 't?',
  quantity: 'i!',
  cancelled: 'i',
  unitPrice: 'n?',
  total: 'n?',
};
const Order: RecordShape = {
  orderId: 'i#',
  orderNumber: 't?',
  uuid: 't?',
  clientId: 'i?',
  date: 't?',
  status: 't?',
  moneyTypeId: 't?',
  subtotal: 'n?',
  taxRate: 'n?',
  taxExemption: 't',
  taxAmount: 'n?',
  total: 'n?',
  comment: 't?',
  purchaseOrder: 't?',
  orderedBy: 't',
  deliveryAddress: 't?',
  wishedDate: 't?',
  changes: [OrderChange, ''],
  parcels: [OrderParcel, ''],
  documents: [OrderDocument, ''],
  requests: [OrderRequest, ''],
  items: [OrderItem, '0'],
};
const OrderLine: RecordShape = {
  orderLineId: 'i#',
  orderId: 'i?',
  stockItemId: 'i!',
  name: 't?',
  code: 't?',
  imageUrl: 't?',
  quantity: 'i!',
  backordered: 'i',
  expectedDate: 't?',
  unit: 't',
  packSize: 'i',
  unitPrice: 'n?',
  total: 'n?',
};
const OrderNews: RecordShape = { newsId: 't#', kind: 't!', orderId: 'i!', orderNumber: 't?', status: 't?' };
const Purchase: RecordShape = { stockItemId: 'i#', orders: 'i!', units: 'i!', lastDate: 't!' };
/** Parses each response by its contract. */
export const inventoryService = injectionFor('inventory', {
  loginClient: [Client, '!'],
  getCart: [CartItem, '!', 20000],
  insertCartLine: [CartItem, '!', 20000],
  updateCartLine: [CartItem, '!', 20000],
  deleteCartLine: [CartItem, '!', 20000],
  getClientTerms: [ClientTerms, '!', 1],
  getPeople: [People, '!', 1],
  invitePerson: [People, '!', 1],
  updatePerson: [People, '!', 1],
  getOwnData: [OwnData, '!', 1],
  updateOwnData: [OwnData, '!', 1],
  requestErasure: [OwnData, '!', 1],
  withdrawErasure: [OwnData, '!', 1],
  getOrders: [Order, '!'],
  getOrderDetails: [OrderLine, '!', 20000],
  getOrder: [Order, '!'],
  requestOrderChange: [OrderRequest, '!'],
  getOrderNews: [OrderNews, '!'],
  getPurchases: [Purchase, '!'],
});

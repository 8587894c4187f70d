import type { officeOperations } from '@/contracts/office';

export type Operation = keyof typeof officeOperations;

type OperationWith<Method> = {
  [Name in Operation]: (typeof officeOperations)[Name]['method'] extends Method ? Name : never;
}[Operation];

export type OfficeResource = {
  /** The field that identifies a record, named like the last parameter of its address. */
  id: string;
  list: OperationWith<'GET'>;
  get?: OperationWith<'GET'>;
  create?: OperationWith<'POST'>;
  update?: OperationWith<'PUT' | 'PATCH'>;
  delete?: OperationWith<'DELETE'>;
};

const resources: Record<string, OfficeResource> = {
  changes: { id: 'changeId', list: 'listChanges' },
  keys: { id: 'keyId', list: 'listKeys', create: 'addKey' },
  content: {
    id: 'contentId',
    list: 'listContent',
    get: 'getContent',
    create: 'addContent',
    update: 'updateContent',
    delete: 'removeContent',
  },
  contentKinds: { id: 'kind', list: 'listContentKinds' },
  clients: { id: 'clientId', list: 'listClients', get: 'getClient', create: 'addClient', update: 'updateClient' },
  people: { id: 'personId', list: 'listPeople' },
  priceLists: {
    id: 'priceListId',
    list: 'listPriceLists',
    get: 'getPriceList',
    create: 'addPriceList',
    update: 'updatePriceList',
    delete: 'removePriceList',
  },
  prices: {
    id: 'priceId',
    list: 'listPrices',
    get: 'getPrice',
    create: 'addPrice',
    update: 'updatePrice',
    delete: 'removePrice',
  },
  items: { id: 'itemId', list: 'listItems', get: 'getItem', create: 'addItem', update: 'updateItem' },
  features: { id: 'itemId', list: 'getItemFeatures', get: 'getItemFeatures', update: 'setItemFeatures' },
  categories: {
    id: 'categoryKey',
    list: 'listCategories',
    get: 'getCategory',
    create: 'addCategory',
    update: 'updateCategory',
    delete: 'removeCategory',
  },
  figures: { id: 'currency', list: 'getFigures' },
  missedSearches: { id: 'searchId', list: 'listMissedSearches' },
  imports: { id: 'importId', list: 'getImports' },
  orders: { id: 'orderNumber', list: 'listOrders', get: 'getOrder', create: 'placeOrder' },
  quotes: { id: 'quoteNumber', list: 'listQuotes', get: 'getQuote', update: 'offerQuote' },
  staff: { id: 'email', list: 'listStaff', get: 'getStaffMember', create: 'addStaff', update: 'updateStaff' },
  outbox: { id: 'entryId', list: 'listOutbox' },
  reports: { id: 'reportId', list: 'listReports', get: 'getReport' },
  messages: { id: 'messageId', list: 'listMessages', get: 'getMessage' },
};

export const getResource = (name: string): OfficeResource => {
  const resource = resources[name];
  if (!resource) throw new Error(`resources.ts has no ${name}`);
  return resource;
};

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

type Crud = Required<OfficeResource>;

const crud = (
  id: string,
  list: Crud['list'],
  get: Crud['get'],
  create: Crud['create'],
  update: Crud['update'],
  remove: Crud['delete'],
): OfficeResource => ({ id, list, get, create, update, delete: remove });

const resources: Record<string, OfficeResource> = {
  changes: { id: 'changeId', list: 'listChanges' },
  keys: { id: 'keyId', list: 'listKeys', create: 'addKey' },
  content: crud('contentId', 'listContent', 'getContent', 'addContent', 'updateContent', 'removeContent'),
  contentKinds: { id: 'kind', list: 'listContentKinds' },
  clients: { id: 'clientId', list: 'listClients', get: 'getClient', create: 'addClient', update: 'updateClient' },
  people: { id: 'personId', list: 'listPeople' },
  priceLists: crud(
    'priceListId',
    'listPriceLists',
    'getPriceList',
    'addPriceList',
    'updatePriceList',
    'removePriceList',
  ),
  prices: crud('priceId', 'listPrices', 'getPrice', 'addPrice', 'updatePrice', 'removePrice'),
  items: { id: 'itemId', list: 'listItems', get: 'getItem', create: 'addItem', update: 'updateItem' },
  features: { id: 'itemId', list: 'getItemFeatures', get: 'getItemFeatures', update: 'setItemFeatures' },
  categories: crud('categoryKey', 'listCategories', 'getCategory', 'addCategory', 'updateCategory', 'removeCategory'),
  featureHeadings: crud(
    'headingKey',
    'listFeatureHeadings',
    'getFeatureHeading',
    'addFeatureHeading',
    'updateFeatureHeading',
    'removeFeatureHeading',
  ),
  figures: { id: 'currency', list: 'getFigures' },
  missedSearches: { id: 'searchId', list: 'listMissedSearches', delete: 'removeMissedSearch' },
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

import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const Category: RecordShape = {
  stockCategoryId: 'i#',
  parentStockCategoryId: 'i?',
  name: 't?',
  imageUrl: 't?',
  deleted: 'b0',
};
const StockItem: RecordShape = {
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
};
const UnavailableItem: RecordShape = { stockItemId: 'i#' };
const HeaderFeature: RecordShape = { stockItemHeaderFeatureId: 'i#', name: 't!' };
const ItemFeature: RecordShape = {
  stockItemFeatureId: 'i#',
  stockItemId: 'i?',
  stockItemHeaderFeatureId: 'i?',
  name: 't0',
  value: 't?',
  imageUrl: 't?',
  fileUrl: 't?',
};
const CatalogueFeatureValue: RecordShape = { key: 't!', name: 't!', stockItemIds: ['i!', '!', 2000000] };
const CatalogueFeature: RecordShape = { key: 't!', name: 't!', values: [CatalogueFeatureValue, '!', 100000] };
const ClientPrice: RecordShape = { stockItemId: 'i!', price: 'n?', bestPrice: 'n?', quantityBestPrice: 'i?' };
/** Parses each response by its contract. */
export const stockItemsService = injectionFor('inventory', {
  getCategories: [Category, '!'],
  getStockItems: [StockItem, '!'],
  getUnavailableItems: [UnavailableItem, '!'],
  getHeaderFeatures: [HeaderFeature, '!', 1000],
  getItemFeatures: [ItemFeature, '!', 1000],
  getCatalogueFeatures: [CatalogueFeature, '!', 10000],
  getClientPrices: [ClientPrice, '!'],
});

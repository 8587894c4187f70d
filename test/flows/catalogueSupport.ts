import './shellSupport';
import { http, HttpResponse } from 'msw';

import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { Category, StockItem } from '@/contracts/inventory';

import { aCartItem } from '../support/builders/aCartLine';
import { aCategory, aStockItem } from '../support/builders/aCatalogue';
import { anEnvelope, someListService } from '../support/builders/someCatalogueServices';
import { mswServer } from '../support/mswServer';

const inventory = 'http://localhost:3000/services/inventory/api';
const toListUrl = (path: string, catalogId: number) => `${inventory}/${path}/1/${catalogId}/${catalogId}`;

export const itemsUrl = (catalogId: number) => toListUrl('StockItems/GetStockItemsByCompany', catalogId);
export const featuresUrl = (catalogId: number) => toListUrl('StockItemFeature/GetCatalogueFeatures', catalogId);
export const unavailableUrl = (catalogId: number) => toListUrl('StockItems/GetUnavailableItems', catalogId);
export const categoriesUrl = (catalogId: number) => toListUrl('Categories/GetCategoriesByCompany', catalogId);

// jsdom has no layout, so it does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

type Lists = { items: StockItem[]; categories: Category[] };

/** The store's services with an engine over these lists, whose responses can be changed later. */
export const mockCatalogue = (first: Lists, second: Lists = { items: [], categories: [] }) => {
  const service = someListService({
    [itemsUrl(1)]: anEnvelope(first.items),
    [categoriesUrl(1)]: anEnvelope(first.categories),
    [itemsUrl(2)]: anEnvelope(second.items),
    [categoriesUrl(2)]: anEnvelope(second.categories),
  });
  const engine = createInProcessEngine({ fetch: service.fetch });
  return { ...service, services: { engine: () => Promise.resolve(engine) } };
};

/** Two levels of hardware categories, with thirty items to fill several pages. */
export const hardware = (): Lists => ({
  categories: [
    aCategory({ stockCategoryId: 1, name: 'Fixings' }),
    aCategory({ stockCategoryId: 5, parentStockCategoryId: 1, name: 'Screws' }),
    aCategory({ stockCategoryId: 6, name: 'Valves' }),
  ],
  items: [
    aStockItem({ isOffer: true }),
    aStockItem({
      stockItemId: 102,
      name: 'Brass valve',
      code: 'BV-10',
      stockCategoryId: 6,
      isNew: true,
      price: 30,
      bestPrice: null,
    }),
    ...Array.from({ length: 28 }, (_, number) =>
      aStockItem({
        stockItemId: 200 + number,
        name: `Bolt M${number + 1}`,
        code: `B-${200 + number}`,
        price: number + 1,
      }),
    ),
  ],
});

type Insertion = { catalogId: number; body: Record<string, number | null> };

/** A cart in the first catalogue; returns the insertions that both catalogues receive. */
export const mockCart = (cartLines: { stockItemId: number; quantity: number }[] = []) => {
  const insertions: Insertion[] = [];
  const quantities = new Map(cartLines.map(({ stockItemId, quantity }) => [stockItemId, quantity]));
  const respond = (lines: Iterable<[stockItemId: number, quantity: number]>) =>
    HttpResponse.json({
      isSuccessful: true,
      cartVersion: null,
      data: Array.from(lines, ([stockItemId, quantity]) => aCartItem({ stockItemId, quantity, setPrice: 1 })),
    });
  mswServer.use(
    http.get(`${inventory}/shoppingCart/getStockitemsByClientId/1/:company/:catalog/:client`, ({ params }) =>
      respond(params.catalog === '1' ? quantities : []),
    ),
    http.post(`${inventory}/shoppingCart/InsertEntity/1/:company/:catalog`, async ({ request, params }) => {
      const body = (await request.json()) as { stockItemId: number; quantity: number };
      insertions.push({ catalogId: Number(params.catalog), body });
      quantities.set(body.stockItemId, body.quantity);
      return respond([[body.stockItemId, body.quantity]]);
    }),
  );
  return insertions;
};

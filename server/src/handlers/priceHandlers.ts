import { toAmountOrNull } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';
import type { ClientPrice, InventoryInputs } from '@/contracts/inventory';

import type { StockItemsTable } from '../db/tables';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { findAuthority } from '../identity/authority';
import { toClientPrices, toListKey, withClientPrice } from '../prices/clientPrice';
import { createCatalogueRepository } from '../repositories/catalogueRepository';
import { createPriceListsRepository } from '../repositories/priceListsRepository';
import { createRequireOwn, type HandlerParts } from './handlerParts';

const toClientPrice = (item: StockItemsTable): ClientPrice => ({
  stockItemId: item.stock_item_id,
  price: toAmountOrNull(item.price_cents),
  bestPrice: toAmountOrNull(item.best_price_cents),
  quantityBestPrice: item.quantity_best_price,
});

const hasSamePrices = (one: StockItemsTable, other: StockItemsTable) =>
  one.price_cents === other.price_cents &&
  one.best_price_cents === other.best_price_cents &&
  one.quantity_best_price === other.quantity_best_price;

export const createPriceHandlers = (parts: HandlerParts) => {
  const { db, sessions, people, responses, today } = parts;
  const catalogue = createCatalogueRepository(db);
  const priceLists = createPriceListsRepository(db);
  const requireOwn = createRequireOwn(parts);
  return {
    getClientTerms: async (request, reply) => {
      const { clientId } = requireOwn(request);
      const terms = await priceLists.findTerms(clientId);
      const { taxRate, taxExemption } = terms;
      reply.header('cache-control', 'no-store');
      const rate = taxRate === null ? null : toPercent(taxRate);
      const { limitCents } = await findAuthority(people, sessions.requireSession(request));
      const own = { priceList: toListKey(terms, today()), taxRate: rate, taxExemption };
      return { isSuccessful: true, data: [{ ...own, orderLimit: toAmountOrNull(limitCents) }] };
    },
    getClientPrices: async (request, reply) => {
      const key = { ...requireOwn(request), today: today() };
      const { priceList } = await priceLists.findTerms(key.clientId);
      return responses.send(request, reply, {
        // Clients of one list share what was prepared; without a list there is nothing to share.
        key: `prices ${priceList} ${key.catalogId}`,
        stamp: `${key.today} ${await catalogue.version(key.catalogId)}`,
        create: async () => {
          const data: ClientPrice[] = [];
          const prices = toClientPrices(await priceLists.listPrices(key));
          if (prices.size > 0)
            for await (const rows of catalogue.items(key.catalogId))
              for (const row of rows) {
                const own = withClientPrice(row, prices);
                if (row.deleted === 0 && !hasSamePrices(own, row)) data.push(toClientPrice(own));
              }
          return { isSuccessful: true, data };
        },
      });
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};

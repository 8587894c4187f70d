import type { Availability, InventoryInputs } from '@/contracts/inventory';

import type { StockLevelsTable } from '../db/tables';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { notSignedIn } from '../http/responses/refusal';
import { createStockRepository } from '../repositories/stockRepository';
import type { HandlerParts } from './handlerParts';

export const createStockHandlers = ({ db, config, pairs, sessions }: HandlerParts) => {
  const stock = createStockRepository(db);
  const { visibleTo, shows } = config.runtime.stock;
  const toAvailability = (row: StockLevelsTable): Availability => ({
    stockItemId: row.stock_item_id,
    level: row.quantity === 0 ? 'none' : row.quantity <= config.lowStock ? 'low' : 'inStock',
    quantity: shows === 'quantities' ? row.quantity : null,
    expectedDate: row.expected_date,
    expectedQuantity: shows === 'quantities' ? row.expected_quantity : null,
    isBackorderRefused: config.refuseBackorders.includes(row.catalog_id),
  });
  const requireVisible = async (request: OperationRequest<InventoryInputs['getUnavailableItems']>) => {
    if (visibleTo === 'clients' && !(await sessions.read(request))) throw notSignedIn();
    return pairs.requirePair(request);
  };
  return {
    getUnavailableItems: async (request) => {
      const { catalogId } = await requireVisible(request);
      return {
        isSuccessful: true,
        data: (await stock.listUnavailable(catalogId)).map((stockItemId) => ({ stockItemId })),
      };
    },
    getAvailability: async (request, reply) => {
      const { catalogId } = await requireVisible(request);
      reply.header('cache-control', 'no-store');
      const found = await stock.find(catalogId, request.query['ids[]']);
      return { isSuccessful: true, data: found.map(toAvailability) };
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};

import type { FastifyRequest } from 'fastify';

import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';
import type { CartEnvelope, CartItem, CartLineUpdate, InventoryInputs } from '@/contracts/inventory';

import { toStockItem } from '../catalogue/stockItem';
import type { StockItemsTable } from '../db/tables';
import type { CatalogPair } from '../http/contracts/catalogPairs';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import { cartVersion, findSaleRefusal, type PricedCart, type StoredLine, unitPriceCents } from '../orders/cartLine';
import { createCartRepository } from '../repositories/cartRepository';
import { createGetCartOwner, type LineToSet } from '../repositories/cartRows';
import type { HandlerParts } from './handlerParts';

type CatalogRequest = FastifyRequest & { params: CatalogPair };

const toCartItem = (line: StoredLine, language: Language): CartItem => ({
  ...toStockItem(line.item, language),
  catalogId: line.item.catalog_id,
  shoppingCarts: [
    { shoppingCartId: line.shoppingCartId, quantity: line.quantity, price: toAmountOrNull(line.setPriceCents) },
  ],
});

const envelope = (cart: PricedCart, lines: StoredLine[], language: Language): CartEnvelope => ({
  isSuccessful: true,
  data: lines.map((line) => toCartItem(line, language)),
  cartVersion: cartVersion(cart),
});

export const createCartHandlers = ({
  db,
  config,
  pairs,
  sessions,
  responses,
  readLanguage,
  today,
  now,
}: HandlerParts) => {
  const carts = createCartRepository(db, today);
  const getCartOwner = createGetCartOwner(config.personCarts);
  // Responds as if other clients' carts did not exist.
  const requireOwnCart = (request: CatalogRequest, clientId: number) => {
    const { catalogId } = pairs.requirePair(request);
    const { clientId: own, personId } = sessions.requireSession(request);
    if (own !== clientId) throw notFound();
    return { clientId, catalogId, personId: getCartOwner(personId) };
  };
  const readLine = async (
    request: CatalogRequest & { body: CartLineUpdate },
  ): Promise<{ line: LineToSet; item: StockItemsTable }> => {
    const { clientId, stockItemId, quantity } = request.body;
    const key = requireOwnCart(request, clientId);
    const item = await carts.findItem(key, stockItemId);
    if (!item) throw notFound();
    const refusal = await findSaleRefusal(item, quantity, carts.findVariantCodes);
    if (refusal) throw new Refusal(409, refusal.messageId, refusal.values);
    const price = unitPriceCents(item, quantity) ?? 0;
    return { line: { ...key, stockItemId, quantity, unitPriceCents: price, moment: now() }, item };
  };
  const changedLineEnvelope = (cart: PricedCart, item: StockItemsTable, request: FastifyRequest) => {
    const lines = cart.lines.filter((line) => line.item.stock_item_id === item.stock_item_id);
    return envelope(
      cart,
      lines.map((line) => ({ ...line, item })),
      readLanguage(request),
    );
  };
  return {
    getCart: async (request, reply) => {
      const key = requireOwnCart(request, request.params.clientId);
      const language = readLanguage(request);
      return responses.send(request, reply, {
        key: `cart ${key.clientId} ${key.personId} ${key.catalogId} ${language}`,
        stamp: await carts.readStamp(key),
        create: async () => {
          const cart = await carts.read(key);
          return envelope(cart, cart.lines, language);
        },
      });
    },
    insertCartLine: async (request) => {
      const { line, item } = await readLine(request);
      return changedLineEnvelope(await carts.set(line), item, request);
    },
    updateCartLine: async (request) => {
      const { line, item } = await readLine(request);
      const cart = await carts.update(line);
      if (!cart) throw notFound();
      return changedLineEnvelope(cart, item, request);
    },
    deleteCartLine: async (request) => {
      const key = requireOwnCart(request, sessions.requireSession(request).clientId);
      const cart = await carts.remove(key, request.params.shoppingCartId);
      if (!cart) throw notFound();
      return envelope(cart, [], readLanguage(request));
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};

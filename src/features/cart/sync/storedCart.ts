import * as v from 'valibot';

import { isRecord } from '@/shared/lib/isRecord';
import { integer } from '@/shared/lib/storedSchemas';

import { type CartCopy, isSameItem, orderedItemSchema } from '../cartModel';
import type { StoredCart } from '../cartSlice';

const cartLine = v.looseObject({ shoppingCartId: integer, quantity: integer, price: v.nullable(v.number()) });

const copy = v.looseObject({
  readAt: v.number(),
  version: v.nullish(v.string()),
  items: v.array(v.looseObject({ ...orderedItemSchema.entries, shoppingCarts: v.array(cartLine) })),
});

const edit = v.pipe(
  v.looseObject({
    catalogId: integer,
    stockItemId: integer,
    quantity: v.pipe(integer, v.minValue(0)),
    added: v.nullable(orderedItemSchema),
  }),
  v.check((stored) => stored.added === null || isSameItem(stored.added, stored)),
);

// v.record alone would accept an array.
const byKey = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.record(v.string(), schema));

const cart = v.looseObject({ clientId: integer, copies: byKey(copy), edits: byKey(edit) });

// A stored copy may be out of date.
const toRestored = ([id, found]: [string, CartCopy]) => [id, { ...found, isRestored: true, isCertain: false }] as const;

/** Undefined if it belongs to another client or is unreadable. */
export const parseStoredCart = (stored: unknown, clientId: number | undefined): StoredCart | undefined => {
  if (!v.is(cart, stored) || stored.clientId !== clientId) return undefined;
  const { copies, edits } = stored as StoredCart;
  return { clientId, copies: Object.fromEntries(Object.entries(copies).map(toRestored)), edits };
};

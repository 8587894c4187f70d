import { createSelector, nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { getClientKey } from '@/features/session/state/clientStorage';
import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { fromJson } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { isRecord } from '@/shared/lib/isRecord';
import { integer } from '@/shared/lib/storedSchemas';
import { listKeys, parseStored } from '@/shared/lib/storedValues';
import { withLock } from '@/shared/lib/webLocks';

import { type CartCopy, isSameItem, orderedItemSchema } from '../state/cartModel';
import { selectCartCopies, selectCartEdits } from '../state/cartSelectors';
import { cartRestored, type StoredCart } from '../state/cartSlice';
import { resumeEdit } from '../state/edits/setQuantity';

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
const parseStoredCart = (stored: unknown, clientId: number | undefined): StoredCart | undefined => {
  if (!v.is(cart, stored) || stored.clientId !== clientId) return undefined;
  const { copies, edits } = stored as StoredCart;
  return { clientId, copies: Object.fromEntries(Object.entries(copies).map(toRestored)), edits };
};

const emptyCart: StoredCart = { clientId: null, copies: {}, edits: {} };

const toStoredCart = (clientId: number | undefined, cart: Partial<StoredCart>): StoredCart =>
  clientId === undefined || Object.keys({ ...cart.copies, ...cart.edits }).length === 0
    ? emptyCart
    : { ...emptyCart, ...cart, clientId };

const selectCopy = createSelector([selectClientId, selectCartCopies], (clientId, copies) =>
  toStoredCart(clientId, { copies }),
);
const selectEdits = createSelector([selectClientId, selectCartEdits], (clientId, edits) =>
  toStoredCart(clientId, { edits }),
);

const editsKey = 'cart.edits.';

/** Holds a lock for the page's lifetime so that other tabs leave its edits alone; without Web Locks they cannot know. */
const lockEdits = (key: string): void => {
  void withLock(key, {}, () => new Promise(() => undefined));
};

// A page being reloaded holds its lock for a moment longer.
const unloadMs = 5_000;

/** Resumes edits that a closed page left pending. */
const takeOverEdits =
  (key: string, local: Storage): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const resume = () => {
      const text = local.getItem(key);
      const stored = text === null ? undefined : parseStoredCart(parseStored(text, 'json'), selectClientId(getState()));
      if (!stored) return;
      dispatch(cartRestored(stored));
      local.removeItem(key);
      for (const edit of Object.values(stored.edits)) void dispatch(resumeEdit(edit));
    };
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), unloadMs);
    return withLock(key, { signal: waiting.signal }, (hasLock) => {
      clearTimeout(timer);
      if (hasLock) resume();
    });
  };

const takeOverAbandoned =
  (local: Storage, own: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const keys = listKeys(local).filter((key) => key.startsWith(getClientKey(editsKey)) && key !== own);
      await Promise.all(keys.map((key) => dispatch(takeOverEdits(key, local))));
    } catch (error) {
      // Inaccessible storage has nothing to resume.
      if (!(error instanceof DOMException)) throw error;
    }
  };

/**
 * All tabs share the copy, which is shown until the service responds. Edits belong to a single tab: another tab must
 * neither send nor drop what is in flight here.
 */
export const persistCart =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const local = storage?.local;
    if (!local) return;
    const edits = `${editsKey}${nanoid()}`;
    lockEdits(getClientKey(edits));
    const cart = {
      parse: fromJson((stored) => parseStoredCart(stored, selectClientId(getState()))),
      absent: emptyCart,
      clearedWith: 'session',
      restored: cartRestored,
      changedElsewhere: cartRestored,
    } as const;
    dispatch(persistKey<StoredCart>({ ...cart, key: 'cart', select: selectCopy, isDebounced: true }));
    dispatch(persistKey<StoredCart>({ ...cart, key: edits, select: selectEdits }));
    void dispatch(takeOverAbandoned(local, getClientKey(edits)));
  };

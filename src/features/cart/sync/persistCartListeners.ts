import { createSelector, nanoid } from '@reduxjs/toolkit';

import { clientKey } from '@/features/session/forgetClient';
import { selectClientId } from '@/features/session/sessionSlice';
import { parseStored } from '@/shared/lib/storedValues';
import { withLock } from '@/shared/lib/webLocks';
import type { AppThunk } from '@/store/appTypes';
import { persistSlice } from '@/store/persistSlice';

import { selectCartCopies, selectCartEdits } from '../cartSelectors';
import { cartRestored, type KeptCart } from '../cartSlice';
import { resumeEdit } from '../edits/setQuantity';
import { parseStoredCart } from './storedCart';

const nothing: KeptCart = { clientId: null, copies: {}, edits: {} };

const whereAny = (clientId: number | undefined, kept: Partial<KeptCart>): KeptCart =>
  clientId === undefined || Object.keys({ ...kept.copies, ...kept.edits }).length === 0
    ? nothing
    : { ...nothing, ...kept, clientId };

const selectCopy = createSelector([selectClientId, selectCartCopies], (clientId, copies) =>
  whereAny(clientId, { copies }),
);
const selectEdits = createSelector([selectClientId, selectCartEdits], (clientId, edits) =>
  whereAny(clientId, { edits }),
);

const editsKey = clientKey('cart.edits.');

/** Held as long as this page lives, so that its edits are left alone; where there are no locks, nobody can tell. */
const holdKey = (key: string): void => {
  void withLock(key, {}, () => new Promise(() => undefined));
};

// A page that is being reloaded holds its lock for a moment longer.
const leavingMs = 5_000;

/** What a page that is gone has not settled goes on here. */
const takeOver =
  (key: string, local: Storage): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const take = () => {
      const text = local.getItem(key);
      const kept = text === null ? undefined : parseStoredCart(parseStored(text, 'json'), selectClientId(getState()));
      if (!kept) return;
      dispatch(cartRestored(kept));
      local.removeItem(key);
      for (const edit of Object.values(kept.edits)) void dispatch(resumeEdit(edit));
    };
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), leavingMs);
    return withLock(key, { signal: waiting.signal }, (isOurs) => {
      clearTimeout(timer);
      if (isOurs) take();
    });
  };

const keysIn = (local: Storage): string[] =>
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').filter((key) => key.startsWith(editsKey));

const takeOverLeft =
  (local: Storage, own: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const left = keysIn(local).filter((key) => key !== own);
      await Promise.all(left.map((key) => dispatch(takeOver(key, local))));
    } catch (error) {
      // Storage that refuses holds nothing to go on with.
      if (!(error instanceof DOMException)) throw error;
    }
  };

/**
 * The copy is shared by all tabs and shown until the service has answered. The edits are each tab's own: another tab
 * must neither send nor forget what is under way here.
 */
export const persistCart =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const local = storage?.local;
    if (!local) return;
    const own = `${editsKey}${nanoid()}`;
    holdKey(own);
    const parse = (stored: unknown) => parseStoredCart(stored, selectClientId(getState()));
    const keep = { parse, none: nothing, restored: cartRestored };
    dispatch(persistSlice<KeptCart>({ ...keep, key: clientKey('cart'), select: selectCopy, isCopy: true }));
    dispatch(persistSlice<KeptCart>({ ...keep, key: own, select: selectEdits }));
    void dispatch(takeOverLeft(local, own));
  };

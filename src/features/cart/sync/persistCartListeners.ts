import { createSelector, nanoid } from '@reduxjs/toolkit';

import { getClientKey } from '@/features/session/clientStorage';
import { selectClientId } from '@/features/session/sessionSlice';
import { parseStored } from '@/shared/lib/storedValues';
import { withLock } from '@/shared/lib/webLocks';
import type { AppThunk } from '@/store/appTypes';
import { persistKey } from '@/store/persistence/persistence';

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

const editsKey = 'cart.edits.';

/** Holds a lock for the page's lifetime so that other tabs leave its edits alone; without Web Locks they cannot tell. */
const holdKey = (key: string): void => {
  void withLock(key, {}, () => new Promise(() => undefined));
};

// A page being reloaded keeps its lock for a moment longer.
const leavingMs = 5_000;

/** Resumes edits that a closed page left unsettled. */
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
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').filter((key) =>
    key.startsWith(getClientKey(editsKey)),
  );

const takeOverLeft =
  (local: Storage, own: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const left = keysIn(local).filter((key) => key !== own);
      await Promise.all(left.map((key) => dispatch(takeOver(key, local))));
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
    holdKey(getClientKey(edits));
    const cart = {
      type: 'json',
      check: (stored: unknown) => parseStoredCart(stored, selectClientId(getState())),
      absent: nothing,
      clearedWith: 'session',
      restored: cartRestored,
      changedElsewhere: cartRestored,
    } as const;
    void dispatch(persistKey<KeptCart>({ ...cart, key: 'cart', select: selectCopy, isDebounced: true }));
    void dispatch(persistKey<KeptCart>({ ...cart, key: edits, select: selectEdits }));
    void dispatch(takeOverLeft(local, getClientKey(edits)));
  };

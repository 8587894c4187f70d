import { selectBlockedLines } from '@/features/cart/state/blockedLines';
import { selectCartCopies, selectCartLines, selectCartVersions } from '@/features/cart/state/cartSelectors';
import { flushCart } from '@/features/cart/state/edits/editLine';
import { readCarts } from '@/features/cart/state/edits/readCart';
import { selectLinesWithDraft } from '@/features/cart/state/quantityDraftsSlice';
import { getConsent } from '@/features/confirm/state/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/state/confirmSlice';
import { selectOwner } from '@/features/session/state/sessionSlice';
import { isOffline } from '@/shared/lib/connection';
import { emptyNote, toNoteRecord } from '@/shared/lib/orderComment';

import { readLatest, removeRecord, writeLatest, writeRecord, writeView } from '../batch/batchStorage';
import { getOrderParts, type OrderPart } from '../batch/orderParts';
import { type Batch, createBatch, isSameOwner, isUnresolved } from '../state/batch';
import {
  batchRecorded,
  pushAbandoned,
  pushHeldUp,
  type PushProblem,
  pushRequested,
  selectBatches,
  selectDraft,
  selectHasUnresolved,
  selectIsPreparing,
} from '../state/pushSlice';
import { finishBatch } from './finishBatch';
import { loadBatches } from './loadBatches';
import type { PushThunk } from './pushThunk';
import { sendLegs, withPushLock } from './sendLegs';

export type PushRequest = {
  taxes: number;
  /** Restricts the order to one catalogue; by default all that have lines. */
  only?: number | undefined;
  /** The confirmation shown before anything is sent. */
  question: (parts: OrderPart[]) => ConfirmationRequest;
};

type OrderableCart = { parts: OrderPart[]; versions: Record<number, string | null> };
/** The batches known when the client pressed the button. */
type KnownBatches = { ids: readonly string[]; latest: string | null };
/** Nothing was sent: because of a problem, or null if the client changed their mind. */
type NotSent = { problem: PushProblem | null };

const notSent = (problem: PushProblem | null): NotSent => ({ problem });

/** The cart to be ordered: no edit pending, and versions that match the lines on screen. */
export const prepareCart =
  ({ taxes, only }: Pick<PushRequest, 'taxes' | 'only'>): PushThunk<Promise<OrderableCart | NotSent>> =>
  async (dispatch, getState) => {
    const isOrdered = ({ catalogId }: { catalogId: number }) => only === undefined || catalogId === only;
    const hasUnreadQuantity = () => selectLinesWithDraft(getState()).some(isOrdered);
    if (hasUnreadQuantity()) return notSent('unreadQuantities');
    if (isOffline()) return notSent('offline');
    if (!(await dispatch(flushCart()))) return notSent('cartNotSaved');
    const lines = selectCartLines(getState()).filter(isOrdered);
    if (lines.length === 0) return notSent('empty');
    if (hasUnreadQuantity()) return notSent('unreadQuantities');
    if (selectBlockedLines(getState()).some(({ line }) => isOrdered(line))) return notSent('blockedLines');
    const copies = selectCartCopies(getState());
    const parts = getOrderParts(lines, taxes);
    if (!parts.every(({ catalogId }) => copies[catalogId]?.isCertain)) return notSent('cartNotSaved');
    if (parts.some(({ catalogId }) => copies[catalogId]?.leftOut)) return notSent('unreadableLines');
    return { parts, versions: selectCartVersions(getState()) };
  };

/** All or nothing, before anything is sent (design §6). */
const recordBatch =
  (batch: Batch): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const local = storage?.local;
    const shown = [...selectBatches(getState()).filter(isUnresolved), batch];
    const isWritten = writeRecord(local, batch) && writeView(local, shown) && writeLatest(local, batch);
    if (isWritten) dispatch(batchRecorded(batch));
    else removeRecord(local, batch);
    return isWritten;
  };

const sendConfirmed =
  (batch: Batch, known: KnownBatches): PushThunk<Promise<NotSent | Batch>> =>
  async (dispatch, getState, { storage }) => {
    const present = selectOwner(getState());
    if (!present || !isSameOwner(present, batch)) return notSent(null);
    // Another tab may have had the lock, or another page this storage, while the client was deciding. Its batch may
    // even be closed by now, because this page may have been asleep.
    const hasNewBatch = dispatch(loadBatches()).some(({ id }) => !known.ids.includes(id));
    if (hasNewBatch || readLatest(storage?.local) !== known.latest || selectHasUnresolved(getState())) {
      await dispatch(readCarts());
      return notSent('pushedElsewhere');
    }
    if (isOffline()) return notSent('offline');
    if (!dispatch(recordBatch(batch))) return notSent('notStored');
    await dispatch(sendLegs(batch.id));
    dispatch(finishBatch(batch.id));
    return selectBatches(getState()).find(({ id }) => id === batch.id) ?? batch;
  };

// Long enough for a tab that is awake to record and send its order.
const heldUpAfterMs = 3_000;

/** The client's decision about an order held up by another tab: send it anyway or drop it. */
export const resolveHoldUp =
  (shouldSend: boolean): PushThunk<void> =>
  (_dispatch, _getState, { resolveHoldUp: resolve }) =>
    resolve?.(shouldSend);

const pushUnderLock =
  (work: () => Promise<NotSent | Batch>): PushThunk<Promise<NotSent | Batch>> =>
  async (dispatch, _getState, services) => {
    const waiting = new AbortController();
    let shouldSend = true;
    services.resolveHoldUp = (decision) => {
      shouldSend = decision;
      waiting.abort();
    };
    const timer = setTimeout(() => dispatch(pushHeldUp()), heldUpAfterMs);
    try {
      return await withPushLock(async () => {
        clearTimeout(timer);
        return shouldSend ? await work() : notSent(null);
      }, waiting.signal);
    } finally {
      clearTimeout(timer);
    }
  };

const pushConfirmed =
  (request: PushRequest): PushThunk<Promise<NotSent | Batch>> =>
  async (dispatch, getState, { config, storage }) => {
    const owner = selectOwner(getState());
    if (!owner) return notSent(null);
    const known = { ids: selectBatches(getState()).map(({ id }) => id), latest: readLatest(storage?.local) };
    const cart = await dispatch(prepareCart(request));
    if ('problem' in cart) return cart;
    if (!(await dispatch(getConsent(request.question(cart.parts))))) return notSent(null);
    const note = toNoteRecord(selectDraft(getState(), owner.clientId) ?? emptyNote, config.order.fields);
    const batch = createBatch({ ...cart, owner, taxes: request.taxes, note }, config);
    return dispatch(pushUnderLock(() => dispatch(sendConfirmed(batch, known))));
  };

/** Design §6, client side. One push at a time, however often the button is pressed. Resolves to what came of it. */
export const pushOrder =
  (request: PushRequest): PushThunk<Promise<NotSent | Batch>> =>
  async (dispatch, getState) => {
    if (selectIsPreparing(getState()) || selectHasUnresolved(getState())) return notSent(null);
    dispatch(pushRequested());
    try {
      const result = await dispatch(pushConfirmed(request));
      if ('problem' in result) dispatch(pushAbandoned(result.problem));
      return result;
    } catch (error) {
      dispatch(pushAbandoned('failed'));
      throw error;
    }
  };

import { readCarts } from '@/features/cart/edits/readCart';
import { cartSettled } from '@/features/cart/cartSettled';
import { selectCartCopies, selectCartLines, selectCartVersions } from '@/features/cart/cartSelectors';
import { selectLinesWithDraft } from '@/features/cart/quantityDraftsSlice';
import { selectLinesToSettle } from '@/features/cart/rules/linesToSettle';
import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';
import { selectClientId } from '@/features/session/sessionSlice';

import { isUnresolved, type Batch } from '../batch/batch';
import { dropRecord, latestBatch, writeLatest, writeRecord, writeView } from '../batch/keptBatches';
import { newBatch } from '../batch/newBatch';
import { orderComment } from '../batch/orderComment';
import { orderParts, type OrderPart } from '../batch/orderParts';
import {
  batchRecorded,
  pushAsked,
  pushHeldUp,
  pushLeftOff,
  selectBatches,
  selectDraft,
  selectHasUnresolved,
  selectIsPreparing,
  type PushProblem,
} from '../pushSlice';
import { findBatches } from './findBatches';
import { finishBatch } from './finishBatch';
import { isOffline } from '@/shared/lib/connection';
import { underPushLock } from './pushLock';
import type { PushThunk } from './pushThunk';
import { sendLegs } from './sendLegs';

export type PushRequest = {
  taxes: number;
  /** Restricts the order to one catalogue; by default all that have lines. */
  only?: number | undefined;
  /** The confirmation shown before anything is sent. */
  question: (parts: OrderPart[]) => ConfirmationRequest;
};

type Confirmable = { parts: OrderPart[]; versions: Record<number, string | null> };
/** The batches known when the client pressed the button. */
type Known = { ids: readonly string[]; latest: string | null };
/** Nothing was sent: because of a problem, or null if the client changed their mind. */
type LeftOff = { leftOff: PushProblem | null };

const leftOff = (problem: PushProblem | null): LeftOff => ({ leftOff: problem });

/** The cart to be ordered: no edit pending, and versions that match the lines on screen. */
const confirmable =
  ({ taxes, only }: PushRequest): PushThunk<Promise<Confirmable | LeftOff>> =>
  async (dispatch, getState) => {
    const isOrdered = ({ catalogId }: { catalogId: number }) => only === undefined || catalogId === only;
    const isBeingWritten = () => selectLinesWithDraft(getState()).some(isOrdered);
    if (isBeingWritten()) return leftOff('unreadQuantities');
    if (isOffline()) return leftOff('offline');
    if (!(await dispatch(cartSettled()))) return leftOff('unsettled');
    const lines = selectCartLines(getState()).filter(isOrdered);
    if (lines.length === 0) return leftOff('empty');
    if (isBeingWritten()) return leftOff('unreadQuantities');
    if (selectLinesToSettle(getState()).some(({ line }) => isOrdered(line))) return leftOff('linesToSettle');
    const copies = selectCartCopies(getState());
    const parts = orderParts(lines, taxes);
    if (!parts.every(({ catalogId }) => copies[catalogId]?.isCertain)) return leftOff('unsettled');
    if (parts.some(({ catalogId }) => copies[catalogId]?.leftOut)) return leftOff('unreadableLines');
    return { parts, versions: selectCartVersions(getState()) };
  };

const confirmWithClient =
  (question: ConfirmationRequest): PushThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      return await dispatch(askConfirmation(question));
    } catch (error) {
      if (error instanceof ConfirmationDismissed) return false;
      throw error;
    }
  };

/** All or nothing, before anything is sent (design §6). */
const recordBatch =
  (batch: Batch): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const local = storage?.local;
    const shown = [...selectBatches(getState()).filter(isUnresolved), batch];
    const isKept = writeRecord(local, batch) && writeView(local, shown) && writeLatest(local, batch);
    if (isKept) dispatch(batchRecorded(batch));
    else dropRecord(local, batch);
    return isKept;
  };

const sendConfirmed =
  (batch: Batch, known: Known): PushThunk<Promise<LeftOff | undefined>> =>
  async (dispatch, getState, { storage }) => {
    if (selectClientId(getState()) !== batch.clientId) return leftOff(null);
    // Another tab may have had the lock, or another page this storage, while the client was deciding. Its batch may
    // even be closed by now, because this page may have been asleep.
    const isNews = dispatch(findBatches()).some(({ id }) => !known.ids.includes(id));
    if (isNews || latestBatch(storage?.local) !== known.latest || selectHasUnresolved(getState())) {
      await dispatch(readCarts());
      return leftOff('pushedElsewhere');
    }
    if (isOffline()) return leftOff('offline');
    if (!dispatch(recordBatch(batch))) return leftOff('notKept');
    await dispatch(sendLegs(batch.id));
    dispatch(finishBatch(batch.id));
    return undefined;
  };

// By then, a tab that is awake has recorded and sent its order, or is waiting for the service and says so.
const heldUpAfterMs = 3_000;

const pendingAnswers = new WeakMap<object, (isWanted: boolean) => void>();

/** The client's decision about an order held up by another tab: send it anyway or drop it. */
export const answerHoldUp =
  (isWanted: boolean): PushThunk<void> =>
  (_dispatch, _getState, services) =>
    pendingAnswers.get(services)?.(isWanted);

const inTurn =
  (work: () => Promise<LeftOff | undefined>): PushThunk<Promise<LeftOff | undefined>> =>
  async (dispatch, _getState, services) => {
    const waiting = new AbortController();
    let isWanted = true;
    pendingAnswers.set(services, (answer) => {
      isWanted = answer;
      waiting.abort();
    });
    const timer = setTimeout(() => dispatch(pushHeldUp()), heldUpAfterMs);
    try {
      return await underPushLock(async () => {
        clearTimeout(timer);
        return isWanted ? await work() : leftOff(null);
      }, waiting.signal);
    } finally {
      clearTimeout(timer);
    }
  };

const pushConfirmed =
  (request: PushRequest): PushThunk<Promise<LeftOff | undefined>> =>
  async (dispatch, getState, { config, storage }) => {
    const clientId = selectClientId(getState());
    if (clientId === undefined) return leftOff(null);
    const known = { ids: selectBatches(getState()).map(({ id }) => id), latest: latestBatch(storage?.local) };
    const cart = await dispatch(confirmable(request));
    if ('leftOff' in cart) return cart;
    if (!(await dispatch(confirmWithClient(request.question(cart.parts))))) return leftOff(null);
    const comment = orderComment(selectDraft(getState(), clientId) ?? { reference: '', comment: '' });
    const batch = newBatch({ ...cart, clientId, taxes: request.taxes, comment }, config);
    return dispatch(inTurn(() => dispatch(sendConfirmed(batch, known))));
  };

/** Design §6, client side. One push at a time, however often the button is pressed. Resolves to why it sent nothing. */
export const pushOrder =
  (request: PushRequest): PushThunk<Promise<PushProblem | null>> =>
  async (dispatch, getState) => {
    if (selectIsPreparing(getState()) || selectHasUnresolved(getState())) return null;
    dispatch(pushAsked());
    try {
      const ended = await dispatch(pushConfirmed(request));
      if (ended) dispatch(pushLeftOff(ended.leftOff));
      return ended?.leftOff ?? null;
    } catch (error) {
      dispatch(pushLeftOff('failed'));
      throw error;
    }
  };

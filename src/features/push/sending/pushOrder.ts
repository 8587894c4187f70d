import { readCarts } from '@/features/cart/edits/readCart';
import { cartSettled } from '@/features/cart/cartSettled';
import { selectCartCopies, selectCartLines, selectCartVersions } from '@/features/cart/cartSlice';
import { selectLinesWithDraft } from '@/features/cart/quantityDraftsSlice';
import { selectLinesToSettle } from '@/features/cart/rules/linesToSettle';
import { askConfirmation, ConfirmationDismissed } from '@/features/confirm/askConfirmation';
import type { ConfirmationRequest } from '@/features/confirm/confirmSlice';
import { selectClientId } from '@/features/session/sessionSlice';

import type { Batch } from '../batch/batch';
import { dropRecord, writeRecord, writeView } from '../batch/keptBatches';
import { newBatch } from '../batch/newBatch';
import { orderComment } from '../batch/orderComment';
import { orderParts, type OrderPart } from '../batch/orderParts';
import {
  batchRecorded,
  pushAsked,
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
  /** One catalogue alone; all that have lines without it. */
  only?: number | undefined;
  /** What the client is asked before anything is sent. */
  question: (parts: OrderPart[]) => ConfirmationRequest;
};

type Confirmable = { parts: OrderPart[]; versions: Record<number, string | null> };
/** Nothing was sent: for a reason, or because the client thought better of it. */
type LeftOff = { leftOff: PushProblem | null };

const leftOff = (problem: PushProblem | null): LeftOff => ({ leftOff: problem });

/** The cart as it will be ordered: no edit under way, and a version that stands for what is shown. */
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
    return { parts, versions: selectCartVersions(getState()) };
  };

const isAccepted =
  (question: ConfirmationRequest): PushThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      return await dispatch(askConfirmation(question));
    } catch (error) {
      if (error instanceof ConfirmationDismissed) return false;
      throw error;
    }
  };

/** Written whole or not at all, before anything is sent (design §6). */
const isRecorded =
  (batch: Batch): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const isKept =
      writeRecord(storage?.local, batch) && writeView(storage?.local, [...selectBatches(getState()), batch]);
    if (isKept) dispatch(batchRecorded(batch));
    else dropRecord(storage?.local, batch);
    return isKept;
  };

const sendConfirmed =
  (batch: Batch, known: readonly string[]): PushThunk<Promise<LeftOff | undefined>> =>
  async (dispatch, getState) => {
    if (selectClientId(getState()) !== batch.clientId) return leftOff(null);
    // Another tab had the lock, or another page this storage, since the client was asked.
    const isNews = dispatch(findBatches()).some(({ id }) => !known.includes(id));
    if (isNews || selectHasUnresolved(getState())) {
      await dispatch(readCarts());
      return leftOff('pushedElsewhere');
    }
    if (isOffline()) return leftOff('offline');
    if (!dispatch(isRecorded(batch))) return leftOff('notKept');
    await dispatch(sendLegs(batch.id));
    dispatch(finishBatch(batch.id));
    return undefined;
  };

const pushConfirmed =
  (request: PushRequest): PushThunk<Promise<LeftOff | undefined>> =>
  async (dispatch, getState, { config }) => {
    const clientId = selectClientId(getState());
    if (clientId === undefined) return leftOff(null);
    const cart = await dispatch(confirmable(request));
    if ('leftOff' in cart) return cart;
    const known = selectBatches(getState()).map(({ id }) => id);
    if (!(await dispatch(isAccepted(request.question(cart.parts))))) return leftOff(null);
    const comment = orderComment(selectDraft(getState(), clientId) ?? { reference: '', comment: '' });
    const batch = newBatch({ ...cart, clientId, taxes: request.taxes, comment }, config);
    return underPushLock(() => dispatch(sendConfirmed(batch, known)));
  };

/** Design §6, the client's half. One at a time, however often the button is pressed. Resolves to why nothing was sent. */
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

import type { SerializedError } from '@reduxjs/toolkit';

import { selectOwner } from '@/features/session/state/sessionSlice';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { ordersApi } from '@/api/ordersApi';
import { publicApi } from '@/api/publicApi';
import type { RequestError } from '@/api/request/requestTypes';
import { taxEnvironment } from '@/api/taxRate';
import { isOffline } from '@/shared/lib/connection';
import { withLock } from '@/shared/lib/webLocks';

import { writeRecord, writeView } from '../batch/batchStorage';
import { classifyFailure } from '../batch/classifyFailure';
import { applyToBatch, type Batch, findLeg, isSameOwner } from '../state/batch';
import { applyToLeg, isFinal, type Leg, type LegEvent, type PlacedOrder } from '../state/leg';
import { batchChanged, selectBatches } from '../state/pushSlice';
import { loadBatches } from './loadBatches';
import type { PushThunk } from './pushThunk';

/**
 * Applies an event to a leg, in state and in storage. The record is written first before a request and last after a
 * response, so that a crash in between leads to a retry under the same uuid. Returns whether the record was written.
 */
export const recordLegEvent =
  (batch: Batch, uuid: string, event: LegEvent): PushThunk<boolean> =>
  (dispatch, getState, { storage }) => {
    const owner = selectOwner(getState());
    const isSignedIn = owner !== null && isSameOwner(owner, batch);
    const current = dispatch(loadBatches()).find(({ id }) => id === batch.id);
    // The client closed it in the meantime, here or in another tab.
    if (isSignedIn && !current) return false;
    const after = applyToBatch(current ?? batch, uuid, event);
    const writeOpenLegs = () => writeRecord(storage?.local, after);
    const show = () => {
      if (!isSignedIn) return;
      dispatch(batchChanged(after));
      writeView(storage?.local, selectBatches(getState()));
    };
    if (event.type === 'sent') {
      const isWritten = writeOpenLegs();
      show();
      return isWritten;
    }
    show();
    return writeOpenLegs();
  };

/**
 * One tab at a time, until the signal ends the wait: a tab that the browser has put to sleep may hold the lock forever.
 * Without the lock two tabs may push at once; each batch has its own key, and the service gives the cart to only one of
 * them (uuid and If-Match).
 */
export const withPushLock = <Result>(
  work: (hasLock: boolean) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => withLock('push', { signal }, work);

const toPlacedOrder = ({ orderId, orderNumber, moneyTypeId, total, lineCount }: PlacedOrder): PlacedOrder => ({
  orderId,
  orderNumber,
  moneyTypeId,
  total,
  lineCount,
});

/** The rate may be what changed since the client confirmed; the panel then shows both. */
const refetchTaxRate =
  (clientId: number): PushThunk<void> =>
  (dispatch) => {
    const forced = { subscribe: false, forceRefetch: true };
    void dispatch(publicApi.endpoints.getEnvironments.initiate(taxEnvironment, forced));
    void dispatch(clientRecordsApi.endpoints.getOwnTerms.initiate({ clientId }, forced));
  };

/** Sends once, without automatic retries: later attempts reuse the same uuid (design §6). */
const sendLeg =
  (batch: Batch, leg: Leg): PushThunk<Promise<void>> =>
  async (dispatch) => {
    const { payload, ifMatch } = leg;
    const { uuid } = payload;
    dispatch(recordLegEvent(batch, uuid, { type: 'sent' }));
    const { pushShoppingCart } = ordersApi.endpoints;
    const push = { orderPush: payload, ...(ifMatch !== null && { 'If-Match': ifMatch }) };
    try {
      const order = await dispatch(pushShoppingCart.initiate(push, { track: false })).unwrap();
      dispatch(recordLegEvent(batch, uuid, { type: 'placed', order: toPlacedOrder(order) }));
    } catch (error) {
      const sent = applyToLeg(leg, { type: 'sent' });
      const event = classifyFailure(sent, error as RequestError | SerializedError);
      if (event.type === 'refused' && event.error?.status === 412) dispatch(refetchTaxRate(payload.clientId));
      dispatch(recordLegEvent(batch, uuid, event));
    }
  };

/**
 * Sends legs one at a time while whoever confirmed them is signed in. `isDue` filters out those that another tab has sent since.
 * Call it under the lock if there is one.
 */
export const sendLegs =
  (batchId: string, isDue: (leg: Leg) => boolean = () => true): PushThunk<Promise<void>> =>
  async (dispatch) => {
    // Read from storage: a tab that was asleep has missed what another one sent or closed.
    const find = () => dispatch(loadBatches()).find(({ id }) => id === batchId);
    for (const { payload } of find()?.legs ?? []) {
      const batch = find();
      const leg = batch && findLeg(batch, payload.uuid);
      if (!batch || !leg || isFinal(leg) || !isDue(leg)) continue;
      if (!isOffline()) await dispatch(sendLeg(batch, leg));
      // No page is sending it any more: the one that was has closed.
      else if (leg.state === 'sending') dispatch(recordLegEvent(batch, payload.uuid, { type: 'lost', error: null }));
    }
  };

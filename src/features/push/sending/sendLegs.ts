import type { SerializedError } from '@reduxjs/toolkit';

import { ordersApi } from '@/api/ordersApi';
import { publicApi } from '@/api/publicApi';
import type { RequestError } from '@/api/request/requestTypes';
import { taxEnvironment } from '@/api/taxRate';

import { findLeg, type Batch } from '../batch/batch';
import { judgeFailure } from '../batch/judgeFailure';
import { isFinal, legAfter, type Leg, type PlacedOrder } from '../batch/leg';
import { isOffline } from '@/shared/lib/connection';
import { findBatches } from './findBatches';
import { moveLeg } from './moveLeg';
import type { PushThunk } from './pushThunk';

const toPlacedOrder = ({ orderId, orderNumber, moneyTypeId, total, lineCount }: PlacedOrder): PlacedOrder => ({
  orderId,
  orderNumber,
  moneyTypeId,
  total,
  lineCount,
});

/** The rate may be what changed since the client confirmed; the panel then shows both. */
const readTaxRateAgain = () =>
  publicApi.endpoints.getEnvironments.initiate(taxEnvironment, { subscribe: false, forceRefetch: true });

/** Sends once, without automatic retries: later attempts reuse the same uuid (design §6). */
const sendLeg =
  (batch: Batch, leg: Leg): PushThunk<Promise<void>> =>
  async (dispatch) => {
    const { payload, ifMatch } = leg;
    const { uuid } = payload;
    dispatch(moveLeg(batch, uuid, { type: 'sent' }));
    const { pushShoppingCart } = ordersApi.endpoints;
    const push = { orderPush: payload, ...(ifMatch !== null && { 'If-Match': ifMatch }) };
    try {
      const order = await dispatch(pushShoppingCart.initiate(push, { track: false })).unwrap();
      dispatch(moveLeg(batch, uuid, { type: 'placed', order: toPlacedOrder(order) }));
    } catch (error) {
      const sent = legAfter(leg, { type: 'sent' });
      const event = judgeFailure(sent, error as RequestError | SerializedError);
      if (event.type === 'refused' && event.trouble?.status === 412) void dispatch(readTaxRateAgain());
      dispatch(moveLeg(batch, uuid, event));
    }
  };

/**
 * Sends legs one at a time while their client is signed in. `isDue` filters out those that another tab has sent since.
 * Call it under the lock if there is one.
 */
export const sendLegs =
  (batchId: string, isDue: (leg: Leg) => boolean = () => true): PushThunk<Promise<void>> =>
  async (dispatch) => {
    // Read from storage: a tab that was asleep has missed what another one sent or closed.
    const find = () => dispatch(findBatches()).find(({ id }) => id === batchId);
    for (const { payload } of find()?.legs ?? []) {
      const batch = find();
      const leg = batch && findLeg(batch, payload.uuid);
      if (!batch || !leg || isFinal(leg) || !isDue(leg)) continue;
      if (!isOffline()) await dispatch(sendLeg(batch, leg));
      // Nobody is sending it: a closed page left it behind.
      else if (leg.state === 'sending') dispatch(moveLeg(batch, payload.uuid, { type: 'lost', trouble: null }));
    }
  };

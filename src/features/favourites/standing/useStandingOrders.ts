import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { catalogPairs } from '@/api/catalogPairs';
import { plannedOrdersApi, useGetMyStandingOrdersQuery } from '@/api/plannedOrdersApi';
import type { StandingOrder, StandingOrderSave } from '@/contracts/inventory';

import { standingMessages as messages } from './standingMessages';

const { saveStandingOrder, deleteStandingOrder } = plannedOrdersApi.endpoints;

type Changed = PromiseLike<{ error?: unknown }>;

const change =
  (listId: string, planned: StandingOrderSave | null): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { config }) => {
    const clientId = selectClientId(getState());
    const [segments] = catalogPairs(config);
    if (clientId === undefined || !segments) return false;
    const key = { ...segments, clientId, listId };
    const changed: Changed = planned
      ? dispatch(saveStandingOrder.initiate({ ...key, standingOrderSave: planned }))
      : dispatch(deleteStandingOrder.initiate(key));
    const { error } = await changed;
    if (error) dispatch(storefrontNotice(messages.notSaved, 'error'));
    return !error;
  };

/** `orders` is undefined until they are known, and where the services have none. */
export const useStandingOrders = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const { currentData } = useGetMyStandingOrdersQuery(clientId === undefined ? skipToken : { clientId });
  const save = (listId: string, planned: StandingOrderSave) => dispatch(change(listId, planned));
  return {
    orders: currentData ?? undefined,
    save,
    /** The client has ordered what was due, or wants none of it. */
    settle: ({ listId, weeks, nextDate, isPaused }: StandingOrder) =>
      save(listId, { weeks, nextDate, isPaused, isSettled: true }),
    remove: (listId: string) => dispatch(change(listId, null)),
  };
};

/** A day of the shop, whatever the time zone of the device. */
export const useStandingDate = () => {
  const { formatDate } = useIntl();
  return (day: string) => formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
};

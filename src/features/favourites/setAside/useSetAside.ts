import { skipToken } from '@reduxjs/toolkit/query';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { flushCart } from '@/features/cart/state/edits/editLine';
import { getConsent } from '@/features/confirm/state/askConfirmation';
import { notificationShown, storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { noteWritten, selectDraft } from '@/features/push/state/pushSlice';
import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { catalogPairs } from '@/api/catalogPairs';
import { plannedOrdersApi, useGetMySetAsideCartsQuery } from '@/api/plannedOrdersApi';
import { newUuid } from '@/shared/lib/newUuid';
import { emptyNote, type OrderNote } from '@/shared/lib/orderComment';
import type { SetAsideCart } from '@/contracts/inventory';

import { setAsideMessages as messages } from './setAsideMessages';

const { setCartAside, takeCartBack, deleteSetAsideCart } = plannedOrdersApi.endpoints;

type Failure = { status?: unknown; message?: string | undefined };

const failureNotice = ({ status, message }: Failure) => {
  if (status === 404) return storefrontNotice(messages.missing, 'warning');
  return message
    ? notificationShown({ area: 'storefront', message: { kind: 'serverText', text: message }, style: 'error' })
    : storefrontNotice(messages.notDone, 'error');
};

const getKey =
  (
    cartId: string,
  ): AppThunk<{ accountId: number; companyId: number; catalogId: number; clientId: number; cartId: string }> =>
  (_dispatch, getState, { config }) => {
    const clientId = selectClientId(getState());
    const [segments] = catalogPairs(config);
    if (clientId === undefined || !segments) throw new Error('Nobody is signed in');
    return { ...segments, clientId, cartId };
  };

/** The services move what they have: what is on screen must have reached them. */
const settleCart = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  if (await dispatch(flushCart())) return true;
  dispatch(storefrontNotice(messages.unsent, 'error'));
  return false;
};

const writeNote =
  (note: OrderNote): AppThunk =>
  (dispatch, getState) => {
    const clientId = selectClientId(getState());
    if (clientId !== undefined) dispatch(noteWritten({ ...note, clientId }));
  };

const readNote = (): AppThunk<OrderNote | null> => (_dispatch, getState) => {
  const draft = selectDraft(getState(), selectClientId(getState()));
  if (!draft) return null;
  const { reference, deliveryAddress, wishedDate, comment } = draft;
  return { reference, deliveryAddress, wishedDate, comment };
};

/** The same id again moves nothing, so that a retry after a lost response is safe. */
const setAside =
  (cartId: string, name: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(settleCart()))) return false;
    const arg = { ...dispatch(getKey(cartId)), setAsideCartName: { name, ...dispatch(readNote()) } };
    const { data, error } = await dispatch(setCartAside.initiate(arg));
    // It is kept with the cart, and not for the next order.
    if (data) dispatch(writeNote(emptyNote));
    dispatch(data ? storefrontNotice(messages.done, 'success', { name: data.name }) : failureNotice(error as Failure));
    return data !== undefined;
  };

/** Whether some of it stays set aside. */
const takeBack =
  ({
    cartId,
    name,
    lines,
    reference = '',
    deliveryAddress = '',
    wishedDate = '',
    comment = '',
  }: SetAsideCart): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(settleCart()))) return false;
    const { data, error } = await dispatch(takeCartBack.initiate(dispatch(getKey(cartId))));
    if (!data) {
      dispatch(failureNotice(error as Failure));
      return false;
    }
    if (!dispatch(readNote())) dispatch(writeNote({ reference, deliveryAddress, wishedDate, comment }));
    const total = lines.length;
    const count = total - (data[0]?.lines.length ?? 0);
    dispatch(
      count === total
        ? storefrontNotice(messages.takenBack, 'success', { count, name })
        : storefrontNotice(messages.takenInPart, 'warning', { count, total, name }),
    );
    return count < total;
  };

const remove =
  (cartId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(deleteSetAsideCart.initiate(dispatch(getKey(cartId))));
    if (error) dispatch(failureNotice(error as Failure));
  };

/** `carts` is undefined until they are known, and where the services keep none. */
export const useSetAside = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  const isCartEmpty = useAppSelector(selectCartLines).length === 0;
  const { currentData, error, refetch } = useGetMySetAsideCartsQuery(clientId === undefined ? skipToken : { clientId });
  return {
    carts: currentData ?? undefined,
    error: currentData === undefined ? error : undefined,
    refetch,
    isCartEmpty,
    setAside: (cartId: string, name: string) => dispatch(setAside(cartId, name)),
    add: (cart: SetAsideCart) => dispatch(takeBack(cart)),
    /** In place of what is in the cart, which is set aside under the name. */
    takeBack: async (cart: SetAsideCart, nameOfPresent: string) => {
      if (!isCartEmpty) {
        const message = { id: messages.confirmSwap.id, values: { name: cart.name } };
        if (!(await dispatch(getConsent({ message, acceptLabel: { id: messages.swap.id } })))) return false;
        if (!(await dispatch(setAside(newUuid(), nameOfPresent)))) return false;
      }
      return dispatch(takeBack(cart));
    },
    remove: async ({ cartId, name, lines }: SetAsideCart) => {
      const message = { id: messages.confirmRemove.id, values: { name, count: lines.length } };
      if (await dispatch(getConsent({ message, acceptLabel: { id: messages.remove.id } })))
        await dispatch(remove(cartId));
    },
    /** Without a question, for a cart whose rest was added by other means. */
    forget: (cartId: string) => dispatch(remove(cartId)),
  };
};

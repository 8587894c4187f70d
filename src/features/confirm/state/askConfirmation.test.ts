import { someServices } from '@/../test/support/builders/someServices';
import { locationChanged } from '@/features/location/state/locationSlice';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { createAppStore } from '@/store/createAppStore';

import { askConfirmation, ConfirmationDismissed } from './askConfirmation';
import { confirmationAccepted, confirmationDeclined, confirmationDismissed, selectConfirmation } from './confirmSlice';

const moveTo = (pathname: string, search = '') => locationChanged({ pathname, search, hash: '' });

const openDialog = () => {
  const store = createAppStore({ services: someServices() });
  store.dispatch(moveTo('/en/client/shopping-cart'));
  const outcome = store.dispatch(askConfirmation({ message: { id: 'cart.line.delete' } }));
  const id = selectConfirmation(store.getState())?.id ?? '';
  return { store, outcome, id };
};

it('resolves to true when accepted', async () => {
  const { store, outcome, id } = openDialog();
  store.dispatch(confirmationAccepted({ id }));
  await expect(outcome).resolves.toBe(true);
  expect(selectConfirmation(store.getState())).toBeNull();
});

it('resolves to false when declined', async () => {
  const { store, outcome, id } = openDialog();
  store.dispatch(confirmationDeclined({ id }));
  await expect(outcome).resolves.toBe(false);
});

it('rejects when dismissed with the cross', async () => {
  const { store, outcome, id } = openDialog();
  store.dispatch(confirmationDismissed({ id }));
  await expect(outcome).rejects.toBeInstanceOf(ConfirmationDismissed);
});

it('rejects when replaced by another dialog, which has its own outcome', async () => {
  const { store, outcome } = openDialog();
  const second = store.dispatch(askConfirmation({ message: { id: 'order.push' } }));
  await expect(outcome).rejects.toBeInstanceOf(ConfirmationDismissed);
  store.dispatch(confirmationAccepted({ id: selectConfirmation(store.getState())?.id ?? '' }));
  await expect(second).resolves.toBe(true);
});

it.each([
  ['its screen is left', moveTo('/en/brands')],
  ['the client signs out', clientSignedOut()],
])('is dismissed when %s', async (_, action) => {
  const { store, outcome } = openDialog();
  store.dispatch(action);
  await expect(outcome).rejects.toBeInstanceOf(ConfirmationDismissed);
  expect(selectConfirmation(store.getState())).toBeNull();
});

it('stays open when only the language or the query of its screen changes', async () => {
  const { store, outcome, id } = openDialog();
  store.dispatch(moveTo('/es/client/shopping-cart', '?a=1'));
  store.dispatch(confirmationAccepted({ id }));
  await expect(outcome).resolves.toBe(true);
});

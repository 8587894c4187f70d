import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { startCartSync } from '@/features/cart/sync/cartSyncListeners';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse } from '../support/responses';
import { mockSignIn, signedIn } from './sessionSupport';

const hour = 3_600_000;

const open = async () => {
  mockSignIn();
  const service = aCartService([aCartItem({ stockItemId: 40, name: 'Wood screw' })]);
  const events = new EventTarget();
  const storage = { local: memoryStorage(), events };
  const { store } = renderApp('/en/client/shopping-cart', signedIn, { storage });
  const field = await screen.findByRole('textbox', { name: 'Quantity of Wood screw' });
  await act(() => store.dispatch(startCartSync()));
  const sleep = () => {
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 8 * hour);
    // Falls through to the cart service once the session is renewed.
    const refuse = ({ request }: { request: Request }) =>
      request.headers.get('Authorization') === 'Bearer new.token.7' ? undefined : errorResponse(401);
    mswServer.use(http.all('*/api/shoppingCart/*', refuse));
  };
  const renew = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }));
    await userEvent.click(dialog.getByLabelText('Password'));
    await userEvent.paste('right-one');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { service, field, sleep, renew, wake: () => act(() => void events.dispatchEvent(new Event('focus'))) };
};

afterEach(() => void jest.restoreAllMocks());

it('saves a half-typed quantity after a night in which the session expired', async () => {
  const { service, field, sleep, wake, renew } = await open();
  await userEvent.click(field);
  await userEvent.keyboard('12');
  sleep();
  wake();
  await renew();
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('12');
  await userEvent.click(field);
  await userEvent.keyboard('{End}0{Enter}');
  await waitFor(() => expect(service.getQuantity(1, 40)).toBe(120));
  expect(field).toHaveValue('120');
});

it('asks to sign in when the quantity is sent first, and then sends it', async () => {
  const { service, field, sleep, renew } = await open();
  await userEvent.click(field);
  await userEvent.keyboard('12');
  sleep();
  await userEvent.keyboard('0{Enter}');
  await renew();
  await waitFor(() => expect(service.getQuantity(1, 40)).toBe(120));
  expect(field).toHaveValue('120');
});

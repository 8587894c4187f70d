import '@/store/allParts';
import './catalogueSupport';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { startCartSync } from '@/features/cart/sync/cartSyncListeners';
import type { SetAsideCart, StandingOrder } from '@/contracts/inventory';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { hardware, mockCatalogue } from './catalogueSupport';

const client = { language: { language: 'en' as const }, session: aSession() };
const inventory = 'http://localhost:3000/services/inventory/api';
const carts = `${inventory}/setAsideCarts/1/1/1/7`;
const orders = `${inventory}/standingOrders/1/1/1/7`;
const lists = `${inventory}/favourites/1/1/1/7`;
const screw = { catalogId: 1, stockItemId: 101, quantity: 12 };
const gone = { catalogId: 1, stockItemId: 999, quantity: 3, name: 'Brass hook' };
const cartPath = '/en/client/shopping-cart';

const aCart = (overrides: Partial<SetAsideCart> = {}): SetAsideCart => ({
  cartId: 'a',
  name: 'Office',
  date: '2026-03-02T10:00:00Z',
  lines: [screw, gone],
  ...overrides,
});

/** The services' carts set aside, and a record of what was sent. */
const mockSetAside = (stored: SetAsideCart[], lines: Parameters<typeof aCartService>[0] = []) => {
  const kept = [...stored];
  const requests: string[] = [];
  mockEmptyServices();
  const cart = aCartService(lines);
  mswServer.use(
    http.get(carts, () => listResponse(...kept)),
    http.put(`${carts}/:id`, async ({ request, params }) => {
      const { name, ...note } = (await request.json()) as { name: string };
      requests.push(`set aside ${name}`);
      const added = aCart({ cartId: String(params.id), name, lines: [screw], ...note });
      kept.unshift(added);
      cart.remove(1, 101);
      return listResponse(added);
    }),
    http.post(`${carts}/:id/takeBack`, ({ params }) => {
      requests.push(`take back ${String(params.id)}`);
      const [taken] = kept.splice(
        kept.findIndex(({ cartId }) => cartId === params.id),
        1,
      );
      if (!taken) return errorResponse(404);
      cart.set(1, 101, cart.getQuantity(1, 101) + 12);
      const rest = taken.lines.filter(({ stockItemId }) => stockItemId !== 101);
      if (rest.length > 0) kept.push({ ...taken, lines: rest });
      return listResponse(...kept.filter(({ cartId }) => cartId === params.id));
    }),
    http.delete(`${carts}/:id`, ({ params }) => {
      requests.push(`delete ${String(params.id)}`);
      kept.splice(0);
      return listResponse();
    }),
  );
  return { requests, kept };
};

const open = (path = cartPath) => {
  const storage = { local: memoryStorage() };
  const app = renderApp(path, client, { ...mockCatalogue(hardware()).services, storage });
  void app.store.dispatch(startCartSync());
  return app;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const inCart = aCartItem({ stockItemId: 101, name: 'Wood screw 4 x 40 mm', quantity: 4 });
const findQuantity = () => screen.findByRole('textbox', { name: 'Quantity of Wood screw 4 x 40 mm' });

it('sets the cart aside under a name, once', async () => {
  const { requests } = mockSetAside([], [inCart]);
  open();
  await press('Set aside');
  const name = await screen.findByRole('textbox', { name: 'Name of the cart set aside' });
  expect(name).toHaveDisplayValue(/^Cart from /);
  await userEvent.type(name, '{Escape}');
  expect(screen.getByRole('button', { name: 'Set aside' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Control>}a{/Control}Office{Enter}{Enter}');
  expect(await screen.findByText('Your cart is set aside as “Office”')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: '1 cart set aside' })).toBeInTheDocument();
  expect(requests).toEqual(['set aside Office']);
});

it('keeps what was written about the order with the cart, and brings it back', async () => {
  mockSetAside([], [inCart]);
  const { store } = open();
  await userEvent.type(await screen.findByLabelText('Comment'), 'For the office');
  await press('Set aside');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the cart set aside' }), '!{Enter}');
  await screen.findByRole('heading', { name: 'Your shopping cart is empty' });
  expect(store.getState()).toMatchObject({ push: { draft: null } });
  await press(/^Take back/);
  expect(await screen.findByLabelText('Comment')).toHaveValue('For the office');
});

it('keeps name and cart where the services refuse, and shows why', async () => {
  const { requests } = mockSetAside([], [inCart]);
  mswServer.use(
    http.put(`${carts}/:id`, () =>
      HttpResponse.json({ isSuccessful: false, data: [], message: 'No more carts' }, { status: 409 }),
    ),
  );
  open();
  await press('Set aside');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the cart set aside' }), '!{Enter}');
  expect(await screen.findByText('No more carts')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name of the cart set aside' })).toHaveDisplayValue(/!$/);
  expect(await findQuantity()).toHaveValue('4');
  expect(requests).toEqual([]);
});

it('adds a cart to the present one, and shows why some of it stays set aside', async () => {
  const { requests } = mockSetAside([aCart()], [inCart]);
  open();
  await press('Add “Office” to the cart');
  expect(
    await screen.findByText('1 of 2 items of “Office” in the cart; the others stay set aside, where you see why'),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await findQuantity()).toHaveValue('16'));
  expect(await screen.findByText(/^These items could not be put in the cart as they are/)).toBeInTheDocument();
  expect(await screen.findByText('1 item of the list is no longer sold.')).toBeInTheDocument();
  expect(screen.getByText('3 × Brass hook')).toBeInTheDocument();
  await press('Delete “Office”');
  await answer('Delete');
  await waitFor(() => expect(screen.queryByRole('region', { name: /set aside/ })).not.toBeInTheDocument());
  expect(requests).toEqual(['take back a', 'delete a']);
});

it('sets the present cart aside before another takes its place', async () => {
  const { requests } = mockSetAside([aCart({ lines: [screw] })], [inCart]);
  open();
  await press('Take back “Office”');
  await answer('Set my cart aside');
  expect(await screen.findByText('1 item of “Office” in the cart')).toBeInTheDocument();
  await waitFor(async () => expect(await findQuantity()).toHaveValue('12'));
  expect(requests).toEqual([expect.stringMatching(/^set aside Cart from/), 'take back a']);
});

it('takes the place of an empty cart without a question, and says where another device was first', async () => {
  const { kept, requests } = mockSetAside([aCart({ lines: [screw] })]);
  open();
  await screen.findByRole('button', { name: 'Take back “Office”' });
  kept.splice(0);
  await press('Take back “Office”');
  expect(await screen.findByText(/^This cart is no longer set aside/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: /set aside/ })).not.toBeInTheDocument());
  expect(requests).toEqual(['take back a']);
});

it('draws nothing where the services have neither, and asks once', async () => {
  mockSetAside([], [inCart]);
  let count = 0;
  mswServer.use(
    http.get(carts, () => {
      count += 1;
      return new HttpResponse(null, { status: 404 });
    }),
    http.get(orders, () => new HttpResponse(null, { status: 501 })),
    http.get(lists, () => listResponse({ listId: 'l', name: 'Weekly', isUnnamed: false, version: 1, lines: [screw] })),
  );
  const { router } = open();
  await findQuantity();
  await router.navigate('/en/client/favourites');
  expect(await screen.findByRole('button', { name: 'Add 1 item to the cart' })).toBeInTheDocument();
  await router.navigate(cartPath);
  await findQuantity();
  expect(screen.queryByRole('button', { name: 'Set aside' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind me regularly' })).not.toBeInTheDocument();
  expect(count).toBe(1);
});

describe('a standing order', () => {
  const due: StandingOrder = {
    listId: 'l',
    listName: 'Weekly',
    weeks: 2,
    nextDate: '2099-03-23',
    isPaused: false,
    dueDate: '2099-03-09',
  };

  const mockStanding = (first: StandingOrder[]) => {
    const { requests } = mockSetAside([]);
    let stored = first;
    mswServer.use(
      http.get(lists, () =>
        listResponse({ listId: 'l', name: 'Weekly', isUnnamed: false, version: 1, lines: [screw, gone] }),
      ),
      http.get(orders, () => listResponse(...stored)),
      http.put(`${orders}/l`, async ({ request }) => {
        const saved = (await request.json()) as StandingOrder & { isSettled?: boolean };
        requests.push(JSON.stringify(saved));
        const { isSettled, ...plan } = saved;
        stored = [{ ...due, ...plan, dueDate: isSettled ? null : (stored[0]?.dueDate ?? null) }];
        return listResponse(...stored);
      }),
      http.delete(`${orders}/l`, () => {
        requests.push('delete');
        stored = [];
        return listResponse();
      }),
    );
    return requests;
  };

  it('is planned beside its list, paused and deleted', async () => {
    const requests = mockStanding([]);
    open('/en/client/favourites');
    await press('Remind me regularly');
    const every = await screen.findByRole('combobox', { name: 'Every' });
    expect(every).toHaveFocus();
    await userEvent.selectOptions(every, '2 weeks');
    const date = screen.getByRole('textbox', { name: 'Next reminder' });
    await userEvent.clear(date);
    await userEvent.type(date, '1/2/2020{Enter}');
    expect(await screen.findByText('The day must not have passed')).toBeInTheDocument();
    await userEvent.clear(date);
    await userEvent.type(date, '3/23/2099{Enter}');
    expect(await screen.findByText('Reminder every 2 weeks, next on March 23, 2099')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await press('Pause');
    expect(await screen.findByText('Reminder every 2 weeks, paused')).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Standing order' })).getByRole('button', { name: 'Delete' }),
    );
    await answer('Delete');
    const begin = await screen.findByRole('button', { name: 'Remind me regularly' });
    await waitFor(() => expect(begin).toHaveFocus());
    const plan = { weeks: 2, nextDate: '2099-03-23' };
    expect(requests).toEqual([
      JSON.stringify({ ...plan, isPaused: false }),
      JSON.stringify({ ...plan, isPaused: true }),
      'delete',
    ]);
  });

  it('that is due is shown before anything is added, and is done with once it is in the cart', async () => {
    const requests = mockStanding([due]);
    open('/dashboard');
    expect(await screen.findByText('Time to order “Weekly”: due on March 9, 2099')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Look through it' }));
    const panel = within(await screen.findByRole('region', { name: 'Weekly' }));
    expect(await panel.findByText('1 item of the list is no longer sold.')).toBeInTheDocument();
    expect(requests).toEqual([]);
    await userEvent.click(await panel.findByRole('button', { name: 'Add 1 item to the cart' }));
    await answer('OK');
    expect(await findQuantity()).toHaveValue('12');
    await waitFor(() =>
      expect(requests).toEqual([
        JSON.stringify({ weeks: 2, nextDate: '2099-03-23', isPaused: false, isSettled: true }),
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Weekly' })).not.toBeInTheDocument());
  });

  it('can be skipped on the dashboard', async () => {
    const requests = mockStanding([due]);
    open('/dashboard');
    await press('Skip it this time');
    await waitFor(() => expect(screen.queryByText(/^Time to order/)).not.toBeInTheDocument());
    expect(requests).toHaveLength(1);
  });

  it('says so where the list of the link is gone', async () => {
    mockStanding([]);
    open(`${cartPath}?list=gone`);
    expect(await screen.findByText('This list is not in your account, or no longer is.')).toBeInTheDocument();
    await press('Close');
    await waitFor(() => expect(screen.queryByText(/^This list is not in your account/)).not.toBeInTheDocument());
  });
});

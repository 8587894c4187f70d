import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { confirmationRequested } from '@/features/confirm/state/confirmSlice';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { clientSignedOut } from '@/features/session/state/sessionSlice';

import { aStockItem } from '../support/builders/aCatalogue';
import { anOrder } from '../support/builders/anOrder';
import { aSession } from '../support/builders/aSession';
import { memoryStorage, someTabs } from '../support/builders/memoryStorage';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse, listResponse } from '../support/responses';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';
import { mockOrders } from './ordersSupport';
import { clientsUrl, ordersUrl, ownData } from './sessionSupport';

const visitor = { language: { language: 'en' as const } };
const client = { ...visitor, session: aSession() };

const open = (
  path = '/en/brands',
  state: Parameters<typeof renderApp>[1] = client,
  storage: { local: Storage; session?: Storage } = { local: memoryStorage() },
) => {
  const { items, categories } = hardware();
  const pan = aStockItem({ stockItemId: 300, name: 'Pan', code: 'PAN', isParent: true, additionalCode: null });
  const sizes = ['20', '28'].map((size, at) => ({
    ...aStockItem({ stockItemId: 301 + at, name: `Pan ${size} cm`, code: `PAN/${size}`, additionalCode: null }),
    stockItemParentId: 300,
  }));
  const catalogue = mockCatalogue({ categories, items: [...items, pan, ...sizes] });
  return renderApp(path, state, { ...catalogue.services, storage: { session: memoryStorage(), ...storage } });
};

const field = () => screen.findByLabelText('Search');
const write = async (text: string) => {
  await userEvent.click(await field());
  await userEvent.keyboard(text);
};
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => mockOrders({}));
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

describe('Ctrl+K', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens the search from another field: %s', async (keys) => {
    open('/en/oauth/login', visitor);
    const name = await screen.findByLabelText('Username or e-mail');
    await userEvent.click(name);
    await userEvent.keyboard(keys);
    expect(await field()).toHaveFocus();
    expect(name).toHaveValue('');
    expect(await screen.findByText(/Ctrl\+K opens the search anywhere/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(name).toHaveFocus();
  });

  it('leaves an open dialog alone', async () => {
    const { store } = open();
    const search = await field();
    act(() => void store.dispatch(confirmationRequested({ message: { id: 'session.closed' } })));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(search).not.toHaveFocus();
  });
});

describe('the search for more than items', () => {
  it('leads a client to screens, and a visitor only to public ones', async () => {
    const { address, unmount } = open();
    await write('ord');
    await userEvent.click(await option(/^Order pad ?Page/));
    await waitFor(() => expect(address()).toBe('/en/client/order-pad'));
    unmount();
    open('/en/brands', visitor);
    await write('ca');
    await option(/^Catalogue ?Page/);
    expect(screen.queryByRole('option', { name: /^Shopping cart/ })).not.toBeInTheDocument();
  });

  it('leads to the data of the client where the services know it', async () => {
    mswServer.use(http.get(`${clientsUrl}/GetOwnData/1/1/1/7`, () => listResponse(ownData)));
    const { address, unmount } = open();
    await write('my da');
    await userEvent.click(await option(/^My data ?Page/));
    await waitFor(() => expect(address()).toBe('/en/client/my-data'));
    unmount();
    let asked = 0;
    mswServer.use(
      http.get(`${clientsUrl}/GetOwnData/1/1/1/7`, () => {
        asked += 1;
        return errorResponse(501);
      }),
    );
    open();
    await write('da');
    await waitFor(() => expect(asked).toBe(1));
    await option(/^Dashboard ?Page/);
    expect(screen.queryByRole('option', { name: /^My data/ })).not.toBeInTheDocument();
  });

  it('opens an order by its number or by the reference of the client', async () => {
    mswServer.use(
      http.get(ordersUrl, ({ params }) =>
        params.catalog === '1'
          ? listResponse(anOrder({ orderId: 5, orderNumber: 'M-000004K', comment: 'Ref.: PO-77\nCall first' }))
          : listResponse(),
      ),
    );
    const { address } = open();
    await write('po77');
    await option(/^M-000004K · PO-77/);
    await userEvent.keyboard('{Control>}a{/Control}m-000004');
    await option(/^M-000004K · PO-77/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/en/client/orders/1/5'));
  });

  it('opens a favourites list', async () => {
    const { address, store } = open();
    await write('weekly');
    const { listCreated } = favouritesSlice.actions;
    act(() => void store.dispatch(listCreated('Weekly order')));
    act(() => void store.dispatch(listCreated('Last one')));
    await userEvent.click(await option(/^Weekly order/));
    await waitFor(() => expect(address()).toMatch(/^\/en\/client\/favourites\?list=./));
    expect(await screen.findByRole('region', { name: 'Weekly order' })).toBeInTheDocument();
  });
});

describe('a quantity and a code', () => {
  it('adds to the cart, and is ready for the next', async () => {
    const sent = mockCart();
    open();
    await write('12 ws440{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 101, quantity: 12 } }]));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await userEvent.keyboard('BV-10 x 3');
    await userEvent.click(await option(/^Add 3 to the cart ?Brass valve/));
    await waitFor(() => expect(sent).toMatchObject([{}, { body: { stockItemId: 102, quantity: 3 } }]));
  });

  it('offers the variants of a parent', async () => {
    const sent = mockCart();
    open();
    await write('add 6 pan');
    await option(/^Add 6 to the cart ?Pan 20 cm/);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 302, quantity: 6 } }]));
  });
});

describe('the recent searches', () => {
  const withSearches = () => ({ local: memoryStorage({ 'client.searches': '["lamp","valve","bolt"]' }) });

  it('appear under the empty field, are removed one by one, and can be repeated', async () => {
    const storage = withSearches();
    const { address } = open('/en/brands', visitor, storage);
    await userEvent.click(await field());
    expect(await screen.findByRole('listbox', { name: 'Recent searches' })).toBeInTheDocument();
    expect(optionNames()).toEqual(['lamp', 'valve', 'bolt', 'Remove some searches', 'Clear recent searches']);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(optionNames()).toEqual(['valve', 'bolt', 'Remove some searches', 'Clear recent searches']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/en/catalogo?q=bolt'));
    await waitFor(() => expect(storage.local.getItem('client.searches')).toBe('["bolt","valve"]'));
  });

  it('are removed by a press, one or all', async () => {
    const storage = withSearches();
    open('/en/brands', visitor, storage);
    await userEvent.click(await field());
    await userEvent.click(within(await option(/^valve/)).getByTitle('Remove “valve”'));
    expect(optionNames()).toEqual(['lamp', 'bolt', 'Remove some searches', 'Clear recent searches']);
    await userEvent.click(await option('Clear recent searches'));
    expect(storage.local.getItem('client.searches')).toBeNull();
  });

  it('contain nothing that an address brought, and nothing of a client who has signed out', async () => {
    const storage = { local: memoryStorage() };
    const app = open('/en/catalogo?q=spam', client, storage);
    await userEvent.click(await field());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}ws440{Enter}');
    await waitFor(() => expect(storage.local.getItem('client.searches')).toBe('["ws440"]'));
    act(() => void app.store.dispatch(clientSignedOut()));
    expect(storage.local.getItem('client.searches')).toBeNull();
    expect(app.store.getState().searches).toEqual([]);
  });

  it('are removed one by one through options, which need neither a pointer nor the Delete key', async () => {
    const storage = { local: memoryStorage({ 'client.searches': '["bolt","valve"]' }) };
    open('/en/brands', visitor, storage);
    await userEvent.click(await field());
    await userEvent.click(await option('Remove some searches'));
    expect(optionNames()).toEqual(['Remove “bolt”', 'Remove “valve”', 'Done']);
    await userEvent.click(await option('Remove “bolt”'));
    expect(optionNames()).toEqual(['Remove “valve”', 'Done']);
    expect(storage.local.getItem('client.searches')).toBe('["valve"]');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(optionNames()).toEqual(['valve', 'Remove some searches', 'Clear recent searches']);
  });

  it('follow other tabs', async () => {
    const [here, there] = someTabs(2, { 'client.searches': '["bolt","valve"]' });
    open('/en/brands', visitor, here);
    await userEvent.click(await field());
    await option('bolt');
    act(() => there?.local.setItem('client.searches', '["screw"]'));
    expect(optionNames()).toEqual(['screw', 'Remove some searches', 'Clear recent searches']);
    act(() => there?.local.removeItem('client.searches'));
    expect(optionNames()).toEqual([]);
  });
});

describe('a camera', () => {
  const detect = jest.fn();
  const camera = (kinds: string[]) =>
    Object.assign(navigator, {
      mediaDevices: {
        enumerateDevices: jest.fn().mockResolvedValue(kinds.map((kind) => ({ kind }))),
        getUserMedia: jest.fn().mockResolvedValue({ getTracks: () => [] }),
      },
    });
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.assign(window, { BarcodeDetector: jest.fn(() => ({ detect })) });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    jest.restoreAllMocks();
  });

  it('opens the item whose code it reads, and searches for any other code', async () => {
    camera(['audioinput', 'videoinput']);
    const { address } = open('/en/brands', visitor);
    detect.mockResolvedValueOnce([{ rawValue: 'PAN/28' }]).mockResolvedValue([{ rawValue: '4006381333931' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Find by scanning a code' }));
    await waitFor(() => expect(address()).toBe('/en/stock/pan-28-cm/302'));
    await userEvent.click(await screen.findByRole('button', { name: 'Find by scanning a code' }));
    await waitFor(() => expect(address()).toBe('/en/catalogo?q=4006381333931'));
    expect(await field()).toHaveValue('4006381333931');
  });

  it('is not offered where there is none', async () => {
    camera(['audioinput']);
    open('/en/brands', visitor);
    await field();
    await waitFor(() => expect(navigator.mediaDevices.enumerateDevices).toHaveBeenCalled());
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('button', { name: 'Find by scanning a code' })).not.toBeInTheDocument();
  });
});

import '@/store/allParts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { maxLines, maxLists } from '@/features/favourites/state/favouriteList';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aClient, aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const english = { language: { language: 'en' as const } };
const client = { ...english, session: aSession() };
const open = (path: string, local = memoryStorage(), state: Parameters<typeof renderApp>[1] = client) =>
  renderApp(path, state, { ...mockCatalogue(hardware()).services, storage: { local } });

const screw = 'Wood screw 4 x 40 mm';
const heart = (name = screw) => screen.findByRole('button', { name: `Save to favourites: ${name}` });
const favouriteKeys = (local: Storage) =>
  Array.from({ length: local.length }, (_, at) => local.key(at) ?? '').filter((key) => /^favourites\.[^.]+$/.test(key));

it('adds items from the catalogue, to the only list or to one of several', async () => {
  const local = memoryStorage();
  const { router } = open('/en/catalogo?q=screw', local);
  await userEvent.click(await heart());
  expect(await screen.findByText('Saved to “Favourites”')).toBeInTheDocument();
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  await act(() => router.navigate('/en/client/favourites'));
  expect(await screen.findByRole('link', { name: screw })).toBeInTheDocument();
  // The first list follows the language.
  await act(() => router.navigate('/es/client/favourites'));
  expect(await screen.findByRole('region', { name: 'Favoritos' })).toBeInTheDocument();
  await act(() => router.navigate('/en/client/favourites'));
  await screen.findByRole('region', { name: 'Favourites' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new list' }), 'Workshop{Enter}');
  await act(() => router.navigate('/en/catalogo?q=valve'));
  await userEvent.click(await heart('Brass valve'));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Workshop' }));
  await act(() => router.navigate('/en/client/favourites'));
  expect(await screen.findByRole('link', { name: 'Brass valve' })).toBeInTheDocument();
});

it('explains that a list is full, and that there are too many lists', async () => {
  const { store, router } = open('/en/catalogo?q=screw');
  await heart();
  const { listCreated } = favouritesSlice.actions;
  const lines = Array.from({ length: maxLines }, (_, at) => ({ catalogId: 2, stockItemId: 1_000 + at, quantity: 1 }));
  act(() => void store.dispatch(listCreated('Full', lines)));
  await userEvent.click(await heart());
  const notice = `“Full” is full: a list holds up to ${maxLines} items`;
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');

  act(() => {
    for (let count = 1; count < maxLists; count += 1) store.dispatch(listCreated(`List ${count}`, []));
  });
  await act(() => router.navigate('/en/client/favourites'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the new list' }), 'One more{Enter}');
  expect(await screen.findByText(`You can keep up to ${maxLists} lists. Delete one to make room.`)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name of the new list' })).toHaveValue('One more');
});

it('changes quantities, moves and removes items, renames and deletes lists', async () => {
  open('/en/client/favourites#list=Bolts~1.2t.2~1.2u.5');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  const quantity = await screen.findByRole('textbox', { name: `Quantity of ${screw}` });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1,200{Enter}');
  expect(quantity).toHaveValue('1200');
  expect(screen.getByRole('textbox', { name: 'Quantity of Brass valve' })).toHaveFocus();
  await userEvent.clear(quantity);
  await userEvent.tab();
  expect(await screen.findByText('Invalid number format')).toBeInTheDocument();
  expect(quantity).toHaveValue('1200');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Screws{Enter}');
  expect(await screen.findByRole('heading', { name: 'Screws' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new list' }), 'Other{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^Screws/ }));
  const destination = await screen.findByRole('combobox', { name: `Move to…: ${screw}` });
  await userEvent.selectOptions(destination, 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brass valve from the list' }));
  expect(await screen.findByText('This list is empty')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete list' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete list' }));
  expect(await screen.findByRole('textbox', { name: `Quantity of ${screw}` })).toHaveValue('1200');
  expect(screen.queryByText('Screws')).not.toBeInTheDocument();
});

it('adds nothing to the cart while a quantity of the list is invalid', async () => {
  const sent = mockCart();
  open('/en/client/favourites#list=Bolts~1.2t.2~1.2u.5');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  const quantity = await screen.findByRole('textbox', { name: `Quantity of ${screw}` });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1.000');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items to the cart' }));
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(/^Is it 1 or 1000\?/));
  expect(within(await screen.findByRole('alert')).getByText(/^Is it 1 or 1000\?/)).toBeInTheDocument();
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('1.000');
  expect(sent).toEqual([]);
});

it('adds a list to the cart', async () => {
  const sent = mockCart();
  open('/en/client/favourites#list=Bolts~1.2t.2~1.2u.5~1.zz.1');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  expect(await screen.findByText('No longer sold')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 items to the cart' }));
  await screen.findByText('2 of 2 in the cart');
  expect(sent.map(({ body }) => [body.stockItemId, body.quantity])).toEqual([
    [101, 2],
    [102, 5],
  ]);
});

it('reports the result of adding a list after its screen was left', async () => {
  mockCart();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  mswServer.use(http.post('*/api/shoppingCart/InsertEntity/*', () => held));
  const { router } = open('/en/client/favourites#list=Bolts~1.2t.2~1.2u.5');
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 items to the cart' }));
  await act(() => router.navigate('/en/not-page-found'));
  release();
  expect(await screen.findByText('2 of 2 in the cart')).toBeVisible();
});

it('saves the whole cart, first to a new list and then to a chosen one', async () => {
  aCartService([aCartItem({ stockItemId: 101, quantity: 4 }), aCartItem({ stockItemId: 102, quantity: 2 })]);
  const { store, router } = open('/en/client/shopping-cart');
  const keep = await screen.findByRole('button', { name: 'Save to favourites' });
  await waitFor(() => expect(selectCartLines(store.getState())).toHaveLength(2));
  await userEvent.click(keep);
  expect(await screen.findByText(/^2 items saved to “Cart from /)).toBeInTheDocument();
  await userEvent.click(keep);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Cart from / }));
  expect(await screen.findByText(/^All of these items are already in “Cart from /)).toBeInTheDocument();
  await act(() => router.navigate('/en/client/favourites'));
  expect(await screen.findByRole('textbox', { name: `Quantity of ${screw}` })).toHaveValue('4');
});

it('moves the selected lines of the cart to a list', async () => {
  const service = aCartService([
    aCartItem({ stockItemId: 101, quantity: 4 }),
    aCartItem({ stockItemId: 102, name: 'Valve' }),
  ]);
  open('/en/client/shopping-cart');
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${screw}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to favourites' }));
  expect(await screen.findByText(/^1 item saved to “Cart from /)).toBeInTheDocument();
  await waitFor(() => expect(service.edits()).toEqual(['remove 1/101']));
});

it('opens a shared cart as a list, and adds it only once confirmed', async () => {
  const service = aCartService([aCartItem({ stockItemId: 102, quantity: 1 })]);
  // 12 screws, 2 valves and an item that nobody sells.
  const { store, router } = open('/en/client/shopping-cart#list=Order%20M-9~1.2t.c~1.2u.2~1.zz.1');
  const list = within(await screen.findByRole('region', { name: 'Order M-9' }));
  const row = within(await list.findByRole('row', { name: /Wood screw/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['12', 'WS-440', screw, '$4.20', '$50.40']);
  expect(list.getByText('1 item of the list is no longer sold.')).toBeInTheDocument();
  expect(service.edits()).toEqual([]);
  await userEvent.click(list.getByRole('button', { name: 'Add 2 items to the cart' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Add 2 items to your cart?' }));
  await userEvent.click(question.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('2 of 2 in the cart')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(selectCartLines(store.getState()).map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual([
    [102, 3],
    [101, 12],
  ]);
});

it('shares the cart as a link and as text, and a list as a link', async () => {
  aCartService([aCartItem({ stockItemId: 101, name: screw, code: 'WS-440', quantity: 12 })]);
  const { router } = open('/en/client/shopping-cart');
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await screen.findByRole('textbox', { name: `Quantity of ${screw}` });
  await choose('Copy link');
  expect(await screen.findByText(/^Link copied/)).toBeInTheDocument();
  await choose('Copy as text');
  expect(await screen.findByText('Text copied')).toBeInTheDocument();
  expect(copied).toEqual([
    'http://localhost:3000/en/client/shopping-cart#list=Shopping%20cart~1.2t.c',
    `Shopping cart, Medida\n\n12 × ${screw} (WS-440), $4.20 each: $50.40\n\nTotal before taxes: $50.40`,
  ]);
  await act(() => router.navigate('/en/client/favourites#list=Bolts~1.2t.2'));
  await user.click(await screen.findByRole('button', { name: 'Save this list' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied.at(-1)).toBe('http://localhost:3000/en/client/favourites#list=Bolts~1.2t.2'));
});

it('adds an item to the cart by its code, and suggests codes for one that does not exist', async () => {
  const service = aCartService([aCartItem({ stockItemId: 101, name: screw, quantity: 1 })]);
  open('/en/client/shopping-cart');
  const code = await screen.findByRole('textbox', { name: 'Add by code' });
  await userEvent.type(code, 'bv10{Tab}7{Enter}');
  expect(await screen.findByText('Item added to shopping cart')).toBeInTheDocument();
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/102 7']));
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  await userEvent.type(code, 'nothing{Enter}');
  expect(await screen.findByText('No item has this code')).toBeInTheDocument();
});

it('keeps lists across sign-out, for their client only', async () => {
  const local = memoryStorage();
  const { store, router } = open('/en/client/favourites#list=Secret~1.2t.2', local);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  await screen.findByRole('heading', { name: 'Secret' });
  const [key = ''] = favouriteKeys(local);
  const kept = local.getItem(key);
  await act(async () => void store.dispatch(clientSignedOut()));
  expect(local.getItem(key)).toBe(kept);
  expect(JSON.stringify(store.getState())).not.toContain('Secret');
  const other = aClient({ clientId: 8, name: 'Other' });
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.3', client: other })));
  await act(() => router.navigate('/en/client/favourites'));
  expect(await screen.findByText('You have no lists yet')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new list' }), 'Mine{Enter}');
  expect(favouriteKeys(local)).toHaveLength(2);
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.4', client: aClient() })));
  await act(() => router.navigate('/en/client/favourites'));
  expect(await screen.findByRole('heading', { name: 'Secret' })).toBeInTheDocument();
  expect(local.getItem(key)).toBe(kept);
});

it('holds a shared list until the visitor signs in', async () => {
  const { store, address } = open('/en/client/favourites#list=Bolts~1.2t.2', memoryStorage(), english);
  await waitFor(() => expect(address()).toMatch(/^\/login\?from=/));
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() })));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  await waitFor(() => expect(address()).toBe('/en/client/favourites'));
  expect(await screen.findByRole('link', { name: screw })).toBeInTheDocument();
});

it('asks a visitor to sign in on pressing the heart', async () => {
  const { address } = open('/en/catalogo?q=screw', memoryStorage(), english);
  await userEvent.click(await heart());
  await waitFor(() => expect(address()).toBe('/login?from=%2Fen%2Fcatalogo%3Fq%3Dscrew'));
});

it('imports what was exported, and explains what it cannot import', async () => {
  open('/en/client/favourites');
  const upload = async (text: string) =>
    userEvent.upload(
      await screen.findByTestId('favourites-file'),
      new File([text], 'lists.json', { type: 'application/json' }),
    );
  await upload('{}');
  expect(await screen.findByText('This file does not contain lists exported from here')).toBeInTheDocument();
  await upload(
    JSON.stringify({
      format: 'medida-favourites',
      lists: [{ id: 'a', name: 'Brought', lines: [{ catalogId: 1, stockItemId: 101, quantity: 3 }] }],
    }),
  );
  expect(await screen.findByRole('button', { name: /^Brought/ })).toBeInTheDocument();
});

it('shows the list, the names and the quantity that the state contains', async () => {
  const item = { catalogId: 1, stockItemId: 101 };
  const lists = [
    { id: 'a', name: 'Workshop', lines: [] },
    { id: 'b', name: 'Bolts', lines: [{ ...item, quantity: 2 }] },
  ];
  const local = memoryStorage();
  open('/en/client/favourites', local, {
    ...client,
    favourites: { clientId: 7, lists, usedId: 'a', account: null, sync: 'browserOnly' as const },
    screen: {
      'favourites/shown': 'b',
      'favourites/renaming/b': true,
      'favourites/name/b': { text: 'Bolts and nuts' },
      'favourites/newName': { text: 'Garden' },
      'favourites/quantity/b/1/101': 'many',
    },
  });
  expect(await screen.findByRole('textbox', { name: `Quantity of ${screw}` })).toHaveValue('many');
  expect(screen.getByRole('textbox', { name: 'Name of the new list' })).toHaveValue('Garden');
  expect(screen.getByDisplayValue('Bolts and nuts')).toBeVisible();
});

describe('lists in the account', () => {
  type Sent = { name: string; isUnnamed: boolean; version: number; lines: object[] };
  const address = '/services/inventory/api/favourites/1/1/1/7';
  const line = (stockItemId: number, quantity = 1) => ({ catalogId: 1, stockItemId, quantity });

  /** A service that keeps lists, as the reference services do. */
  const keepLists = (kept: Record<string, Sent> = {}) => {
    const lists = new Map(Object.entries(kept));
    const toList = (listId: string) => ({ listId, ...lists.get(listId) });
    const changed = () => HttpResponse.json({ isSuccessful: false, message: 'Changed', data: [] }, { status: 412 });
    const reply = (data: object[]) => HttpResponse.json({ isSuccessful: true, data });
    mswServer.use(
      http.get(address, () => reply([...lists.keys()].map(toList))),
      http.put<{ listId: string }, Sent>(`${address}/:listId`, async ({ params: { listId }, request }) => {
        const sent = await request.json();
        if ((lists.get(listId)?.version ?? 0) !== sent.version) return changed();
        lists.set(listId, { ...sent, version: sent.version + 1 });
        return reply([toList(listId)]);
      }),
      http.delete<{ listId: string }>(`${address}/:listId`, ({ params: { listId }, request }) => {
        if (String(lists.get(listId)?.version) !== new URL(request.url).searchParams.get('version')) return changed();
        lists.delete(listId);
        return reply([]);
      }),
    );
    return lists;
  };
  const savedNames = (lists: Map<string, Sent>) => [...lists.values()].map(({ name, lines }) => [name, lines.length]);
  const changeHere = (store: ReturnType<typeof open>['store'], name: string) =>
    act(() => void store.dispatch(favouritesSlice.actions.listCreated(name, [line(1)])));

  it("adopts the browser's lists once, and follows the client to another device", async () => {
    const local = memoryStorage();
    const offline = open('/en/client/favourites', local);
    await screen.findByText('You have no lists yet');
    changeHere(offline.store, 'Weekly');
    offline.unmount();

    const lists = keepLists({ theirs: { name: 'Monthly', isUnnamed: false, version: 3, lines: [line(2)] } });
    const here = open('/en/client/favourites', local);
    await waitFor(() =>
      expect(savedNames(lists)).toEqual([
        ['Monthly', 1],
        ['Weekly', 1],
      ]),
    );
    expect(await screen.findByText(/kept in your account/)).toBeInTheDocument();
    here.unmount();

    const other = open('/en/client/favourites', memoryStorage());
    expect(await screen.findByRole('option', { name: 'Weekly' })).toBeInTheDocument();
    const [first] = other.store.getState().favourites?.lists ?? [];
    act(() => void other.store.dispatch(favouritesSlice.actions.listDeleted({ listId: first?.id ?? '' })));
    await waitFor(() => expect(savedNames(lists)).toEqual([['Weekly', 1]]));
    other.unmount();

    open('/en/client/favourites', local);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Monthly' })).not.toBeInTheDocument());
    expect(savedNames(lists)).toEqual([['Weekly', 1]]);
  });

  it('merges a change with one from another device', async () => {
    const lists = keepLists({ a: { name: 'Weekly', isUnnamed: false, version: 1, lines: [line(1)] } });
    const { store } = open('/en/client/favourites');
    expect(await screen.findByRole('heading', { name: 'Weekly' })).toBeInTheDocument();
    lists.set('a', { name: 'Weekly', isUnnamed: false, version: 2, lines: [line(1), line(2)] });
    act(() => void store.dispatch(favouritesSlice.actions.linesAdded({ listId: 'a', lines: [line(3)] })));
    await waitFor(() => expect(lists.get('a')?.lines).toEqual([line(1), line(2), line(3)]));
  });

  it('keeps changes in the browser while the account cannot be reached', async () => {
    const local = memoryStorage();
    mswServer.use(http.get(address, () => HttpResponse.error()));
    const { store, unmount } = open('/en/client/favourites', local);
    expect(await screen.findByText(/account could not be reached/)).toBeInTheDocument();
    changeHere(store, 'Weekly');
    unmount();
    const lists = keepLists();
    open('/en/client/favourites', local);
    await waitFor(() => expect(savedNames(lists)).toEqual([['Weekly', 1]]));
  });

  it('keeps lists in the browser if the services keep none', async () => {
    mswServer.use(http.get(address, () => new HttpResponse(null, { status: 404 })));
    const { store } = open('/en/client/favourites');
    expect(await screen.findByText(/kept in this browser/)).toBeInTheDocument();
    changeHere(store, 'Weekly');
    expect(await screen.findByRole('heading', { name: 'Weekly' })).toBeInTheDocument();
  });
});

import '@/store/allParts';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { startCartSync } from '@/features/cart/sync/cartSyncListeners';
import { visitorAddedLines } from '@/features/catalogue/state/catalogueSlice';
import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { signedIn } from '@/features/session/state/sessionSlice';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aStockItem } from '../support/builders/aCatalogue';
import { anOrder } from '../support/builders/anOrder';
import { aClient, aSession } from '../support/builders/aSession';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { errorResponse } from '../support/responses';
import { mockCatalogue } from './catalogueSupport';
import { anOrderLine, mockOrder } from './ordersSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const client = { language: { language: 'en' as const }, session: aSession() };
const noBreak = { bestPrice: null, quantityBestPrice: null, additionalCode: null } as const;
const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'PAN', price: 20, isParent: true, ...noBreak });
const small = aStockItem({ stockItemId: 2, name: 'Pan 20 cm', code: 'PAN-20', price: 20, ...noBreak });
const large = aStockItem({ stockItemId: 3, name: 'Pan 28 cm', code: 'PAN-28', price: 28, ...noBreak });
const lid = aStockItem({ stockItemId: 4, name: 'Lid', code: 'LID', price: 5, ...noBreak });
const items = [
  pan,
  { ...small, stockItemParentId: 1 },
  { ...large, stockItemParentId: 1 },
  lid,
  aStockItem({ stockItemId: 5, name: 'Pan 36 cm', code: 'PAN-36', stockItemParentId: 1, price: null, ...noBreak }),
];

const open = (path: string, local = memoryStorage(), cart: Parameters<typeof aCartService>[0] = []) => {
  const service = aCartService(cart);
  const services = { ...mockCatalogue({ items, categories: [] }).services, storage: { local } };
  return { service, ...renderApp(path, client, services) };
};

const addButtons = () => screen.queryAllByRole('button', { name: /^Add .+ to the shopping cart$/ });
const choose = async (variant: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a variant: Pan' }));
  const menu = within(await screen.findByRole('menu'));
  // A variant without a price cannot be ordered either.
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Pan 20 cm · PAN-20$20.00',
    'Pan 28 cm · PAN-28$28.00',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: variant }));
};

it('orders the variants of an item in place of the item itself on its page', async () => {
  open('/en/stock/pan/1');
  await screen.findByRole('table', { name: 'Variants' });
  expect(screen.getByRole('textbox', { name: 'Quantity of Pan 20 cm' })).toBeInTheDocument();
  expect(addButtons()).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'Quantity of Pan' })).toBeNull();
  expect(screen.getByText('from $20.00')).toBeInTheDocument();
});

it('leaves an item out of its own variants', async () => {
  open('/en/stock/pan-20-cm/2');
  const variants = within(await screen.findByRole('table', { name: 'Variants' }));
  const names = variants.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
  expect(names).toEqual(['20 cm', '28 cm', '36 cm']);
  expect(variants.getByRole('link', { current: 'page' })).toHaveTextContent('20 cm');
});

it('opens a suggested item that has variants instead of adding one', async () => {
  const { address, service } = open('/en/brands');
  await userEvent.click(within(await screen.findByRole('search')).getByLabelText('Search'));
  await userEvent.keyboard('pan');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent(/from \$20\.00Choose$/);
  await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(address()).toBe('/en/stock/pan/1'));
  expect(service.edits()).toEqual([]);
});

it('leaves items that have variants out of the price list', async () => {
  open('/en/catalogo?prices=1');
  const table = within(await screen.findByRole('table', { name: 'Price list' }));
  await table.findByRole('row', { name: /Lid/ });
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'PAN-20Pan 20 cm$20.00',
    'PAN-28Pan 28 cm$28.00',
    'LIDLid$5.00',
    'PAN-36Pan 36 cmPrice on request',
  ]);
  expect(screen.getByText('4 items')).toBeInTheDocument();
});

it('offers the variants of a code in the order pad, and adds the one chosen', async () => {
  const { service } = open('/en/client/order-pad');
  const field = await screen.findByRole('textbox', { name: 'Paste or type your lines' });
  fireEvent.paste(field, { clipboardData: { getData: () => 'PAN\t3\nLID\t1' } });
  expect(await screen.findByText('Sold as variants: choose one')).toBeInTheDocument();
  expect(screen.getByText('1 ready')).toBeInTheDocument();
  const chips = within(screen.getByRole('group', { name: 'Choose a variant: Pan' })).getAllByRole('button');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-label')])).toEqual([
    ['20 cm', 'Pan 20 cm · PAN-20'],
    ['28 cm', 'Pan 28 cm · PAN-28'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pan 28 cm · PAN-28' }));
  expect(screen.getByRole('textbox', { name: 'Quantity of line 1' })).toHaveFocus();
  // The choice stays open to change.
  expect(screen.getByRole('combobox', { name: 'Item of line 1' })).toHaveValue('1:3');
  await screen.findByText('2 ready');
  expect(screen.getByText('$89.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Add 2 lines/ }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/3 3', 'insert 1/4 1']));
});

it('adds the variant that is chosen for the code of an item in the cart', async () => {
  const { service } = open('/en/client/shopping-cart');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add by code' }), 'pan{Enter}');
  expect(await screen.findByText('Sold as variants: choose one')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pan 28 cm · PAN-28' }));
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/3 1']));
});

it('adds nothing of a shared cart in place of an item that has variants until one is chosen', async () => {
  const { service } = open('/en/client/shopping-cart#list=Kitchen~1.1.6~1.4.2');
  const list = within(await screen.findByRole('region', { name: 'Kitchen' }));
  expect(await list.findByText(/^1 item is sold as variants/)).toBeInTheDocument();
  expect(list.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'QuantityCodeItemUnit priceTotal',
    '2LIDLid$5.00$10.00',
    'Total before taxes$10.00',
  ]);
  expect(list.getByRole('button', { name: 'Add 1 item to the cart' })).toBeInTheDocument();
  await choose(/Pan 28 cm/);
  const add = await list.findByRole('button', { name: 'Add 2 items to the cart' });
  await waitFor(() => expect(add).toHaveFocus());
  await userEvent.click(add);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/3 6', 'insert 1/4 2']));
});

it('names the variants of a line that a visitor kept and the service refuses', async () => {
  const service = aCartService();
  const reason = 'The item PAN is sold as variants: choose one of them (PAN-20, PAN-28)';
  service.override('insert', () => errorResponse(409, {}, reason, 'itemHasVariants'));
  const { store } = renderApp('/en/brands', { language: client.language }, {});
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(visitorAddedLines([{ item: { ...pan, catalogId: 1 }, quantity: 2 }])));
  await act(async () => void store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() })));
  expect(await screen.findByText('An error occurred adding to shopping cart')).toBeInTheDocument();
  expect(screen.getByText(`2 × Pan: ${reason}`)).toBeInTheDocument();
});

it('keeps a line that the push refuses, and offers its variants', async () => {
  const { service, store } = open('/en/client/shopping-cart', undefined, [
    aCartItem({ ...pan, isParent: false, quantity: 3 }),
  ]);
  const reason = 'The item PAN is sold as variants: choose one of them (PAN-20, PAN-28)';
  mswServer.use(
    http.post('http://localhost:3000/services/orders/Order/PushShoppingCart', () => {
      service.changeItem(aCartItem({ ...pan, quantity: 3 }));
      return errorResponse(409, {}, reason, 'itemHasVariants');
    }),
  );
  await act(() => store.dispatch(startCartSync()));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the order' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the order now?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText((text) => text.includes(reason))).toBeInTheDocument();
  expect(selectCartLines(store.getState())).toMatchObject([{ stockItemId: 1, quantity: 3 }]);
  await choose(/Pan 28 cm/);
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/3 3', 'remove 1/1']));
});

it('blocks a line of the cart, and puts the chosen variant in its place', async () => {
  const { service, store } = open('/en/client/shopping-cart', undefined, [
    aCartItem({ ...pan, quantity: 3 }),
    aCartItem({ ...large, quantity: 1 }),
  ]);
  expect(await screen.findByText('This item is sold as variants.')).toBeInTheDocument();
  expect(screen.getByText(/^1 line needs your attention/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quantity of Pan' })).toBeNull();
  await choose(/Pan 28 cm/);
  expect(await screen.findByText('Item updated successfully')).toBeInTheDocument();
  expect(service.edits()).toEqual(['insert 1/3 4', 'remove 1/1']);
  expect(selectCartLines(store.getState()).map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual([
    [3, 4],
  ]);
  expect(screen.queryByText('This item is sold as variants.')).toBeNull();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity of Pan 28 cm' })).toHaveFocus());
});

it('keeps the line of the cart if the variant cannot be added', async () => {
  const { service, store } = open('/en/client/shopping-cart', undefined, [aCartItem({ ...pan, quantity: 3 })]);
  service.override('insert', () => new Response('{}', { status: 409 }));
  await choose(/Pan 20 cm/);
  expect(await screen.findByText('An error occurred updating the item')).toBeInTheDocument();
  expect(service.edits()).toEqual([]);
  expect(selectCartLines(store.getState())).toMatchObject([{ stockItemId: 1, quantity: 3 }]);
});

it('puts a variant in the place of a favourite, and adds the rest of the list meanwhile', async () => {
  const { service, store } = open('/en/client/favourites');
  const lines = [
    { catalogId: 1, stockItemId: 1, quantity: 6 },
    { catalogId: 1, stockItemId: 4, quantity: 2 },
  ];
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(favouritesSlice.actions.listCreated('Kitchen', lines)));
  expect(await screen.findByText('Sold as variants')).toBeInTheDocument();
  await choose(/Pan 20 cm/);
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Pan 20 cm' });
  expect(quantity).toHaveValue('6');
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(screen.queryByText('Sold as variants')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 items to the cart' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/2 6', 'insert 1/4 2']));
});

it('offers the variants of an item that is ordered again', async () => {
  mockOrder(anOrder({}), [
    anOrderLine({ stockItemId: 1, name: 'Pan', code: 'PAN', quantity: 7 }),
    anOrderLine({ orderLineId: 2, stockItemId: 4, name: 'Lid', code: 'LID', quantity: 2 }),
  ]);
  const { service } = open('/en/client/orders/1/9001');
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Choose a variant of each; those without one are left out.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Add 1 line to the cart' })).toBeInTheDocument();
  await choose(/Pan 28 cm/);
  const quantity = await dialog.findByRole('textbox', { name: 'Quantity of Pan 28 cm' });
  expect(quantity).toHaveValue('7');
  await waitFor(() => expect(quantity).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 lines to the cart' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/3 7', 'insert 1/4 2']));
});

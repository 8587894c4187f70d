import '@/store/allParts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCartItem } from '../support/builders/aCartLine';
import { aCartService } from '../support/builders/aCartService';
import { aStockItem } from '../support/builders/aCatalogue';
import { anOrder } from '../support/builders/anOrder';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { mockCatalogue } from './catalogueSupport';
import { anOrderLine, mockOrder } from './ordersSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const client = { language: { language: 'en' as const }, session: aSession() };
const noBreak = { bestPrice: null, quantityBestPrice: null, additionalCode: null } as const;
const inPacks = { unit: 'piece', minimumQuantity: 48, quantityStep: 24, packSize: 12 } as const;
const glass = aStockItem({ stockItemId: 2, name: 'Glass', code: 'GLASS', price: 1, ...noBreak, ...inPacks });
const lid = aStockItem({ stockItemId: 4, name: 'Lid', code: 'LID', price: 5, ...noBreak });
const cup = aStockItem({ stockItemId: 5, name: 'Cup', code: 'CUP', price: 2, isParent: true, ...noBreak });
const redCup = { ...glass, stockItemId: 6, name: 'Cup red', code: 'CUP-R', stockItemParentId: 5 };
const items = [
  glass,
  lid,
  cup,
  redCup,
  { ...lid, stockItemId: 7, name: 'Cup blue', code: 'CUP-B', stockItemParentId: 5 },
];

const open = (path: string, cart: Parameters<typeof aCartService>[0] = []) => {
  const service = aCartService(cart);
  renderApp(path, client, mockCatalogue({ items, categories: [] }).services);
  return service;
};

const refusal = 'Not sold in this quantity: choose 48 or 72';
const quantity = (name = 'Glass') => screen.findByRole('textbox', { name: `Quantity of ${name}` });
const write = async (text: string, name?: string) => {
  await userEvent.clear(await quantity(name));
  await userEvent.type(await quantity(name), text);
};
const seeRefusal = async (name?: string) => {
  const field = await quantity(name);
  await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
  expect(field).toBeInvalid();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const add = async () => userEvent.click(await screen.findByRole('button', { name: /^Add Glass to / }));

it.each([
  ['a card', '/en/catalogo?q=glass'],
  ['a row of the table', '/en/catalogo?q=glass&view=table'],
  ['its page', '/en/stock/glass/2'],
  ['a comparison', '/en/stock/compare?items=1-2_1-4'],
])('refuses a quantity between the steps on %s, and offers the nearest', async (_, path) => {
  const service = open(path);
  // Nothing less is sold.
  expect(await quantity()).toHaveValue('48');
  expect(screen.getByText('4 packs (48)')).toBeInTheDocument();
  await write('50');
  await add();
  await seeRefusal();
  expect(service.edits()).toEqual([]);
  await press('72');
  expect(await quantity()).toHaveValue('72');
  expect(await quantity()).toHaveFocus();
  expect(screen.getByText('6 packs (72)')).toBeInTheDocument();
  await add();
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/2 72']));
  // With the minimum in the cart, a step can be added.
  await waitFor(async () => expect(await quantity()).toHaveValue('48'));
  await userEvent.type(await quantity(), '{Alt>}{ArrowDown}{/Alt}');
  expect(await quantity()).toHaveValue('24');
});

it('says on its page what is sold, and goes by the steps', async () => {
  open('/en/stock/glass/2');
  expect(await screen.findByText('Sold from 48, in steps of 24')).toBeInTheDocument();
  expect(screen.getByText('per piece')).toBeInTheDocument();
  await userEvent.type(await quantity(), '{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}');
  expect(await quantity()).toHaveValue('72');
});

it('says in the price list what prices are for and in which quantities the item is sold', async () => {
  open('/en/catalogo?q=glass&prices=1');
  const row = within((await screen.findByRole('cell', { name: 'GLASS' })).closest('tr')!);
  expect(row.getByText('per piece')).toBeInTheDocument();
  expect(row.getByText('Sold from 48, in steps of 24')).toBeInTheDocument();
});

it('draws nothing for an item of which nothing is known', async () => {
  open('/en/stock/lid/4');
  expect(await quantity('Lid')).toHaveValue('1');
  expect(screen.queryByText(/Sold from|per |packs/)).toBeNull();
});

it('starts a variant at its minimum, goes back to none, and refuses all while one is wrong', async () => {
  const service = open('/en/stock/cup/5');
  await userEvent.type(await quantity('Cup red'), '{Alt>}{ArrowUp}{/Alt}');
  expect(await quantity('Cup red')).toHaveValue('48');
  await userEvent.type(await quantity('Cup red'), '{Alt>}{ArrowDown}{/Alt}');
  expect(await quantity('Cup red')).toHaveValue('');
  await write('50', 'Cup red');
  await write('1', 'Cup blue');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 variant' }));
  await seeRefusal('Cup red');
  expect(service.edits()).toEqual([]);
  await press('48');
  await userEvent.click(screen.getByRole('button', { name: 'Add all 2 variants' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/6 48', 'insert 1/7 1']));
});

it('refuses a pasted line of the order pad, and counts lines of one item together', async () => {
  const service = open('/en/client/order-pad');
  const field = await screen.findByRole('textbox', { name: 'Paste or type your lines' });
  fireEvent.paste(field, { clipboardData: { getData: () => 'GLASS\t50\nLID\t1' } });
  expect(await screen.findByText('1 to fix')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantity of line 1' })).toHaveAccessibleDescription(refusal);
  await press('48');
  expect(await screen.findByText('2 ready')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Quantity of line 1' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Add 2 lines/ }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/2 48', 'insert 1/4 1']));
});

it('refuses a quantity that is added by code', async () => {
  const service = open('/en/client/shopping-cart');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add by code' }), 'glass{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '48' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('48');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/2 48']));
});

it('refuses a quantity that is typed in the cart, and keeps the line', async () => {
  const service = open('/en/client/shopping-cart', [aCartItem({ ...glass, quantity: 48 })]);
  await write('50');
  await userEvent.tab();
  await seeRefusal();
  expect(service.edits()).toEqual([]);
  await press('72');
  await waitFor(() => expect(service.edits()).toEqual(['update 1/2 72']));
  expect(await quantity()).toHaveValue('72');
});

it('blocks a line of the cart that is no longer sold in its quantity, until another is chosen', async () => {
  const service = open('/en/client/shopping-cart', [aCartItem({ ...glass, quantity: 50 })]);
  expect(await screen.findByText(/^1 line needs your attention/)).toBeInTheDocument();
  await press('48');
  await waitFor(() => expect(service.edits()).toEqual(['update 1/2 48']));
  expect(screen.queryByText(/^1 line needs your attention/)).toBeNull();
});

it('offers the quantities of the variant that takes the place of a line', async () => {
  const service = open('/en/client/shopping-cart', [aCartItem({ ...cup, quantity: 50 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a variant: Cup' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Cup red/ }));
  await userEvent.click(await screen.findByRole('button', { name: '72' }));
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/6 72', 'remove 1/5']));
});

it('adds nothing of favourites while the usual quantity of an item is not sold', async () => {
  const service = open('/en/client/favourites#list=Bar~1.2.1e~1.4.1');
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
  await seeRefusal();
  await userEvent.click(screen.getByRole('button', { name: /^Add 2 items/ }));
  expect(await quantity()).toHaveFocus();
  expect(service.edits()).toEqual([]);
  await press('72');
  await userEvent.click(screen.getByRole('button', { name: /^Add 2 items/ }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/2 72', 'insert 1/4 1']));
});

it('leaves a line of a shared cart out until another quantity is chosen', async () => {
  const service = open('/en/client/shopping-cart#list=Bar~1.2.1e~1.4.2');
  const list = within(await screen.findByRole('region', { name: 'Bar' }));
  expect(await list.findByText(/^1 item is not sold in its quantity/)).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Add 1 item to the cart' })).toBeInTheDocument();
  await press('48');
  await userEvent.click(await list.findByRole('button', { name: 'Add 2 items to the cart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/2 48', 'insert 1/4 2']));
});

it('sets all lines of the cart that are not sold in their quantities to the nearest', async () => {
  const service = open('/en/client/shopping-cart', [
    aCartItem({ ...glass, quantity: 50 }),
    aCartItem({ ...redCup, quantity: 60 }),
  ]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Set all 2 quantities to the nearest that are sold' }),
  );
  await waitFor(() => expect(service.edits().sort()).toEqual(['update 1/2 48', 'update 1/6 72']));
  await waitFor(() => expect(screen.queryByText(/your attention/)).toBeNull());
});

it('says on an order how many packs a line had', async () => {
  mockOrder(anOrder(), [anOrderLine({ unit: 'box', packSize: 6, quantity: 2 })]);
  open('/en/client/orders/1/9001');
  expect(await screen.findByText('2 boxes (12)')).toBeInTheDocument();
});

it('says at once which lines of an order are no longer sold in their quantity', async () => {
  mockOrder(anOrder({}), [anOrderLine({ stockItemId: 2, name: 'Glass', code: 'GLASS', quantity: 50 })]);
  const service = open('/en/client/orders/1/9001');
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByRole('dialog');
  await seeRefusal();
  await press('72');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line to the cart' }));
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/2 72']));
});

it('offers the nearest quantities to a search that adds', async () => {
  const service = open('/en/brands');
  const search = await screen.findByRole('search');
  await userEvent.click(within(search).getByLabelText('Search'));
  await userEvent.keyboard('add 50 glass');
  const options = await screen.findAllByRole('option', { name: /^Add \d+ to the cart/ });
  expect(options.map(({ textContent }) => textContent.slice(0, 34))).toEqual([
    'Add 48 to the cart50 is not soldGl',
    'Add 72 to the cart50 is not soldGl',
  ]);
  await userEvent.click(options[1]!);
  await waitFor(() => expect(service.edits()).toEqual(['insert 1/2 72']));
});

import '@/store/allParts';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { clientSignedOut } from '@/features/session/state/sessionSlice';
import { baseApi } from '@/api/baseApi';
import type { ItemFeature } from '@/contracts/inventory';

import { aCartService } from '../support/builders/aCartService';
import { aStockItem } from '../support/builders/aCatalogue';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const client = { language: { language: 'en' as const }, session: aSession() };
const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'PAN', additionalCode: null });
const aSize = (stockItemId: number, size: string, price: number | null) =>
  aStockItem({
    stockItemId,
    name: `Pan ${size}`,
    code: `PAN-${size}`,
    price,
    stockItemParentId: 1,
    bestPrice: null,
    quantityBestPrice: null,
    additionalCode: null,
  });
const lid = aStockItem({ stockItemId: 5, name: 'Lid', code: 'LID', additionalCode: null });
const items = [pan, aSize(2, '20 cm', 20), aSize(3, '28 cm', 28), aSize(4, '36 cm', null), lid];

const open = (path: string) => {
  const service = aCartService([]);
  const { services } = mockCatalogue({ items, categories: [] });
  return { ...renderApp(path, client, services), service, services };
};

const chooser = () => screen.findByRole('link', { name: 'Choose a variant: Pan' });
const quantity = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` });

it.each([
  ['cards', '/en/catalogo'],
  ['rows', '/en/catalogo?view=table'],
])('adds two sizes of a pan by keyboard, where it is listed among %s', async (_view, path) => {
  const { service, address } = open(path);
  const link = await chooser();
  expect(screen.getByText('2 products, 4 variants')).toBeInTheDocument();
  expect(screen.getByText('3 variants')).toBeInTheDocument();
  expect(link).toHaveAttribute('href', '/en/stock/pan/1');
  link.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await quantity('Pan 20 cm')).toHaveFocus());
  await userEvent.keyboard('2{Tab}3');
  expect(await quantity('Pan 28 cm')).toHaveValue('3');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 × Pan 20 cm and 3 × Pan 28 cm')).toBeInTheDocument();
  expect(service.edits().sort()).toEqual(['insert 1/2 2', 'insert 1/3 3']);
  expect(await quantity('Pan 20 cm')).toHaveValue('');
  await userEvent.type(await quantity('Pan 20 cm'), '{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}');
  expect(await quantity('Pan 20 cm')).toHaveValue('1');
  await userEvent.type(await quantity('Pan 20 cm'), '{Alt>}{ArrowDown}{/Alt}');
  expect(await quantity('Pan 20 cm')).toHaveValue('');
  await userEvent.type(await quantity('Pan 20 cm'), '{Escape}');
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox', { name: 'Quantity of Pan 20 cm' })).toBeNull();
  expect(address()).toBe(path);
});

it('still shows the variants when the buyer comes back to the list', async () => {
  const { router } = open('/en/catalogo');
  await userEvent.click(await chooser());
  await userEvent.click(await screen.findByRole('link', { name: '28 cm' }));
  await screen.findByRole('heading', { level: 1, name: 'Pan 28 cm' });
  await router.navigate(-1);
  expect(await quantity('Pan 28 cm')).toBeInTheDocument();
  await router.navigate('/en/catalogo?q=pan');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Quantity of Pan 28 cm' })).toBeNull());
});

it.each(['', '?view=table'])('still has the quantities when the buyer comes back to the list%s', async (view) => {
  const { router, store } = open(`/en/catalogo${view}`);
  const leave = async () => {
    await userEvent.click(await screen.findByRole('link', { name: '28 cm' }));
    await screen.findByRole('heading', { level: 1, name: 'Pan 28 cm' });
    const fields = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Quantity of Pan 28 cm' });
    await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['1', '']));
  };
  const comeBack = async () => {
    await router.navigate(-1);
    await chooser();
  };
  await userEvent.click(await chooser());
  await userEvent.type(await quantity('Pan 28 cm'), '3');
  await userEvent.type(await quantity('Lid'), '5');
  await leave();
  await comeBack();
  expect(await quantity('Pan 28 cm')).toHaveValue('3');
  expect(await quantity('Lid')).toHaveValue('5');
  await leave();
  act(() => void store.dispatch(clientSignedOut()));
  await comeBack();
  expect(await quantity('Pan 28 cm')).toHaveValue('');
  expect(await quantity('Lid')).toHaveValue('1');
});

it.each(['', '&view=table'])('shows the variants that a search finds, and the others on request%s', async (view) => {
  open(`/en/catalogo?q=pan-2&exact=1${view}`);
  expect(await screen.findByText('1 product, 2 variants')).toBeInTheDocument();
  await userEvent.click(await chooser());
  const see = (...sizes: string[]) =>
    waitFor(() =>
      expect(screen.queryAllByRole('link', { name: /^\d+ cm$/ }).map((link) => link.textContent)).toEqual(sizes),
    );
  await see('20 cm', '28 cm');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 variants' }));
  await see('20 cm', '28 cm', '36 cm');
  await userEvent.click(screen.getByRole('button', { name: 'Show only the 2 that match' }));
  await see('20 cm', '28 cm');
});

it('loads the variants again after a failure', async () => {
  const { services } = open('/en/catalogo');
  const link = await chooser();
  const engine = await services.engine();
  const { request } = engine;
  const failures = [new Error('no answer')];
  engine.request = async (method, arg, signal) => {
    const failure = method === 'variants' ? failures.pop() : undefined;
    if (failure) throw failure;
    return request(method, arg, signal);
  };
  await userEvent.click(link);
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('The variants could not be loaded')).toBeInTheDocument();
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await quantity('Pan 20 cm')).toBeInTheDocument();
});

const combinations = [
  ['20 cm', 'Red'],
  ['20 cm', 'Blue'],
  ['28 cm', 'Red'],
  ['28 cm', 'Blue'],
] as const;

/** A pan by size and colour, whose features are sent once `sent` is resolved. */
const openColoured = (path: string, sent: Promise<void> = Promise.resolve()) => {
  const coloured = combinations.map(([size, colour], at) => ({
    ...aSize(at + 2, size, 10 + at),
    name: `Pan ${size}, ${colour}`,
  }));
  mswServer.use(
    http.get('*/StockItemFeature/GetStockItemsFeatureByID/*/*/*/:item', async ({ params }) => {
      await sent;
      const [size, colour] = combinations[Number(params.item) - 2] ?? [];
      const feature = { headerFeatureId: null, imageUrl: null, fileUrl: null };
      const data: Partial<ItemFeature>[] = [
        { ...feature, stockItemFeatureId: 1, name: 'Size', value: size ?? null },
        { ...feature, stockItemFeatureId: 2, name: 'Colour', value: colour ?? null },
      ];
      return HttpResponse.json({ isSuccessful: true, data });
    }),
  );
  const service = aCartService([]);
  const { services } = mockCatalogue({ items: [pan, ...coloured], categories: [] });
  return { ...renderApp(path, client, services), service };
};

const matrixHeading = () => screen.findByRole('columnheader', { name: 'Size / Colour' });

it.each([
  ['on the page of the item', '/en/stock/pan/1'],
  ['among cards', '/en/catalogo'],
  ['among rows', '/en/catalogo?view=table'],
])('shows sizes by colour as a matrix %s', async (_place, path) => {
  const { service } = openColoured(path);
  if (!path.includes('stock')) await userEvent.click(await chooser());
  const matrix = within((await matrixHeading()).closest('table')!);
  expect(matrix.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Size / Colour',
    'Red',
    'Blue',
  ]);
  expect(matrix.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['20 cm', '28 cm']);
  const [first, second, , last] = matrix.getAllByRole('textbox');
  await userEvent.click(first!);
  await userEvent.keyboard('1{Tab}2{ArrowDown}4');
  expect(last).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(service.edits().sort()).toEqual(['insert 1/2 1', 'insert 1/3 2', 'insert 1/5 4']));
});

it.each(['', '?view=table'])(
  'takes quantities before it knows the features, and keeps them in place%s',
  async (view) => {
    let send: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (send = resolve));
    const { store } = openColoured(`/en/catalogo${view}`, sent);
    (await chooser()).focus();
    await userEvent.keyboard('{Enter}');
    const first = await quantity('Pan 20 cm, Red');
    expect(first).toHaveFocus();
    await userEvent.keyboard('1');
    send();
    const queries = () => Object.values(store.getState()[baseApi.reducerPath].queries);
    const hasFeatures = () =>
      queries().some((query) => query?.endpointName === 'getFeaturesByItem' && query.status === QueryStatus.fulfilled);
    await waitFor(() => expect(hasFeatures()).toBe(true));
    expect(first).toHaveFocus();
    expect(first).toHaveValue('1');
    expect(screen.queryByRole('columnheader', { name: 'Size / Colour' })).toBeNull();
  },
);

it.each(['', '?view=table'])('enters the matrix that takes the place of the variants%s', async (view) => {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  openColoured(`/en/catalogo${view}`, sent);
  (await chooser()).focus();
  await userEvent.keyboard('{Enter}');
  expect(await quantity('Pan 20 cm, Red')).toHaveFocus();
  send();
  await matrixHeading();
  expect(await quantity('Pan 20 cm, Red')).toHaveFocus();
});

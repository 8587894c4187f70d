import '@/store/allParts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';

import { favouritesSlice } from '@/features/favourites/state/favouritesSlice';
import { selectLocation } from '@/features/location/state/locationSlice';

import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aSession } from '../support/builders/aSession';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';

const english = { language: { language: 'en' as const } };
const open = (path: string, state: Parameters<typeof renderApp>[1] = english) =>
  renderApp(path, state, mockCatalogue(hardware()).services);

const features: Record<string, Record<string, string>> = {
  101: { Material: 'Steel', Head: 'Flat' },
  102: { Material: 'Brass', Origin: 'Spain' },
  200: { Material: 'Steel', Head: 'Flat' },
};
const featuresUrl =
  'http://localhost:3000/services/inventory/api/StockItemFeature/GetStockItemsFeatureByID/1/:company/:catalog/:id';

beforeEach(() => {
  mockEmptyServices();
  mswServer.use(
    http.get(featuresUrl, ({ params }) =>
      listResponse(
        ...Object.entries(features[String(params.id)] ?? {}).map(([name, value], at) => ({
          stockItemFeatureId: at + 1,
          stockItemId: Number(params.id),
          stockItemHeaderFeatureId: null,
          name,
          value,
          imageUrl: null,
          fileUrl: null,
        })),
      ),
    ),
  );
});

const tick = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Compare: ${name}` }));
const bar = () => screen.findByRole('region', { name: 'Items to compare' });
const screw = 'Wood screw 4 x 40 mm';

it('compares items that were ticked in the catalogue, at an address that can be shared', async () => {
  const { store } = open('/en/catalogo');
  await tick(screw);
  expect(await within(await bar()).findByText('Tick another item to compare it')).toBeInTheDocument();
  await tick('Brass valve');
  await userEvent.click(await within(await bar()).findByRole('link', { name: 'Compare (2)' }));
  const table = await screen.findByRole('table', { name: 'Compare items' });
  expect(selectLocation(store.getState())).toMatchObject({
    pathname: '/en/stock/compare',
    search: '?items=1-101_1-102',
  });
  const row = await within(table).findByRole('row', { name: /^Material/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Steel', 'Brass']);
  await userEvent.click(within(table).getByRole('link', { name: 'Remove from the comparison: Brass valve' }));
  await waitFor(() => expect(within(table).queryByText('Brass')).not.toBeInTheDocument());
  expect(store.getState().compare).toEqual(['1:101']);
});

it('leads from the tick that was pressed to the comparison with the next key', async () => {
  const { store } = open('/en/catalogo?view=table');
  await tick(screw);
  await tick('Brass valve');
  expect(screen.getByRole('button', { name: 'Compare: Brass valve' })).toHaveFocus();
  await screen.findAllByRole('link', { name: 'Compare (2)' });
  await userEvent.tab();
  expect(screen.getAllByRole('link', { name: 'Compare (2)' })[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('table', { name: 'Compare items' });
  expect(selectLocation(store.getState())?.search).toBe('?items=1-101_1-102');
});

it('ticks the lines of a list of favourites', async () => {
  const { store } = open('/en/client/favourites', { ...english, session: aSession() });
  await screen.findByRole('heading', { level: 1 });
  const lines = [101, 102].map((stockItemId) => ({ catalogId: 1, stockItemId, quantity: 1 }));
  act(() => void store.dispatch(favouritesSlice.actions.listCreated('Workshop', lines)));
  await tick(screw);
  await tick('Brass valve');
  expect(store.getState().compare).toEqual(['1:101', '1:102']);
  expect(await within(await bar()).findByRole('link', { name: 'Compare (2)' })).toBeInTheDocument();
});

it.each(['/en/catalogo', '/en/catalogo?view=table', '/en/stock/pan/1'])('ticks a variant at %s', async (path) => {
  const pan = aStockItem({ stockItemId: 1, name: 'Pan', code: 'PAN' });
  const sizes = ['20 cm', '28 cm'].map((size, at) => ({
    ...pan,
    stockItemId: at + 2,
    name: `Pan ${size}`,
    stockItemParentId: 1,
  }));
  const { services } = mockCatalogue({ items: [pan, ...sizes], categories: [] });
  const { store } = renderApp(path, english, services);
  await tick('Pan');
  if (!path.includes('stock')) await userEvent.click(await screen.findByRole('link', { name: /^Choose/ }));
  await tick('Pan 28 cm');
  expect(store.getState().compare).toEqual(['1:1', '1:3']);
});

it('shows only the differences on request', async () => {
  open('/en/stock/compare?items=1-101,1-200');
  const table = await screen.findByRole('table', { name: 'Compare items' });
  await within(table).findByRole('row', { name: /^Head/ });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(within(table).queryByRole('row', { name: /^Head|^Material/ })).not.toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^Price.*different/ })).toBeInTheDocument();
});

it('offers sign-in in place of quantities where prices are for clients', async () => {
  const { services } = mockCatalogue(hardware());
  const hidden = { ...services, config: aRuntimeConfig({ pricesVisibleTo: 'clients' }) };
  renderApp('/en/stock/compare?items=1-101_1-102', english, hidden);
  const row = await screen.findByRole('row', { name: /^Price/ });
  expect(within(row).getAllByRole('link', { name: 'Sign in to see prices' })).toHaveLength(2);
  expect(screen.queryByRole('row', { name: /^Quantity/ })).not.toBeInTheDocument();
});

it('adds from the comparison by keys, from column to column', async () => {
  const sent = mockCart();
  open('/en/stock/compare?items=1-101_1-102', { ...english, session: aSession() });
  const [first, second] = await screen.findAllByRole('textbox', { name: /^Quantity of/ });
  await userEvent.click(first!);
  await userEvent.keyboard('6{Enter}');
  expect(second).toHaveFocus();
  await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 101, quantity: 6 } }]));
});

it('says that no more than four items can be compared', async () => {
  const { store } = open('/en/catalogo');
  for (const name of ['Bolt M1', 'Bolt M2', 'Bolt M3', 'Bolt M4', screw]) await tick(name);
  expect(await screen.findByText('Up to four items can be compared. Remove one first.')).toBeInTheDocument();
  expect(store.getState().compare).toHaveLength(4);
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Items to compare' })).not.toBeInTheDocument());
});

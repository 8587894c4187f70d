import '@/store/allParts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { screenSlice } from '@/features/location/screenSlice';

import { anOrder } from '../support/builders/anOrder';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { hardware, mockCatalogue } from './catalogueSupport';
import { mockOrders } from './ordersSupport';
import { inEnglish, signedIn } from './sessionSupport';

it('shows the search that was typed in the orders, and their filters if they were opened', async () => {
  mockOrders({ '1': () => listResponse(anOrder()) });
  const opened = { 'orders/text': { text: 'A-1 ' }, 'orders/filtersToggled': true };
  renderApp('/en/client/orders', { ...signedIn, screen: opened });
  expect(await screen.findByRole('searchbox', { name: 'Search your orders' })).toHaveValue('A-1 ');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
});

it('shows what was typed in the empty row of the order pad', async () => {
  mockEmptyServices();
  const typed = { 'pad/1/code': { text: 'KT-' } };
  const services = { ...mockCatalogue(hardware()).services, storage: { local: memoryStorage() } };
  renderApp('/en/client/order-pad', { ...signedIn, screen: typed }, services);
  const cell = await screen.findByRole('textbox', { name: 'Code of line 1' });
  expect(cell).toHaveValue('KT-');
  await userEvent.type(cell, '{Escape}');
  expect(cell).toHaveValue('');
});

it('shows the filters of the catalogue if they were opened', async () => {
  mockEmptyServices();
  const { services } = mockCatalogue(hardware());
  renderApp('/en/catalogo?q=screw', { ...inEnglish, screen: { 'catalogue/filtersOpen': true } }, services);
  expect(await screen.findByRole('button', { name: /filter/i, expanded: true })).toBeInTheDocument();
});

it('shows that there was a new version', async () => {
  mockEmptyServices();
  renderApp('/en/not-page-found', { ...inEnglish, screen: { newVersion: true } });
  const notice = (await screen.findByText('A new version is available')).closest<HTMLElement>('[role=status]')!;
  await userEvent.click(within(notice).getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version is available')).not.toBeInTheDocument();
});

it('stores only what differs from the defaults', () => {
  const { screenChanged, screenReset } = screenSlice.actions;
  const changed = screenSlice.reducer(undefined, screenChanged({ place: 'picture/1:101', value: 2 }));
  expect(changed).toEqual({ 'picture/1:101': 2 });
  expect(screenSlice.reducer(changed, screenReset({ place: 'picture/1:101' }))).toEqual({});
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type * as LoadMessages from '@/shared/i18n/loadMessages';

import { anOrder } from '../support/builders/anOrder';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { listResponse } from '../support/responses';
import { hardware, mockCatalogue } from './catalogueSupport';
import { mockOrders } from './ordersSupport';
import { signedIn } from './sessionSupport';

const mockTexts: { late: Promise<unknown> } = { late: Promise.resolve() };

jest.mock('@/shared/i18n/loadMessages', () => {
  const { loadTexts } = jest.requireActual<typeof LoadMessages>('@/shared/i18n/loadMessages');
  const load: typeof loadTexts = async (language) => {
    await mockTexts.late;
    return loadTexts(language);
  };
  return { loadTexts: load };
});

/** Opens a Spanish URL, from which the texts of other languages are delayed. */
const open = async (path: string, state: Parameters<typeof renderApp>[1] = {}) => {
  const { services } = mockCatalogue(hardware());
  const app = renderApp(path, { ...state, language: { language: 'es' } }, services);
  await screen.findByRole('heading', { level: 1 });
  const passed: string[] = [];
  app.router.subscribe(({ location }) => passed.push(location.pathname));
  let release: () => void = () => undefined;
  mockTexts.late = new Promise<void>((resolve) => (release = resolve));
  const releaseTexts = () =>
    act(async () => {
      release();
      await mockTexts.late;
    });
  return { ...app, passed, release: releaseTexts };
};

beforeEach(() => {
  mockTexts.late = Promise.resolve();
  mockEmptyServices();
});

const item = '/en/stock/wood-screw-4-x-40-mm/101';

it.each<[string, string, string, Parameters<typeof renderApp>[1]?]>([
  ['an item', '/en/stock/nails/101', item],
  ['a page of the catalogue', '/en/catalogo/99', '/en/catalogo/2'],
  ['a page of a category', '/en/subcategory/screws-1-5/99', '/en/subcategory/screws-1-5/2'],
  ['a page that is no number', '/en/catalogo/first', '/en/catalogo'],
  ['an unknown address', '/en/nothing?a=1', '/en/not-page-found?a=1'],
  ['a private screen, for a visitor', '/en/client/orders', '/login?from=%2Fen%2Fclient%2Forders'],
  ['the login screen, for a client', '/en/oauth', '/dashboard', signedIn],
])('corrects the URL of %s in its own language while the texts are late', async (...[, to, right, state]) => {
  const { router, address, store, passed, release } = await open('/es/not-page-found', state);
  await act(() => router.navigate(to));
  await waitFor(() => expect(address()).toBe(right));
  expect(document.documentElement.lang).toBe('es');
  await release();
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(address()).toBe(right);
  expect(store.getState().language.language).toBe('en');
  expect(passed.filter((path) => path.startsWith('/es/') && path !== '/es/not-page-found')).toEqual([]);
});

it('corrects the orders page number in its own language while the texts are late', async () => {
  mockOrders({ '1': () => listResponse(anOrder()) });
  const { router, address, store } = await open('/es/not-page-found', signedIn);
  await act(() => router.navigate('/en/client/orders?page=9'));
  await waitFor(() => expect(address()).toBe('/en/client/orders'));
  expect(store.getState().language.language).toBe('en');
});

it('links to the chosen language while its texts are late', async () => {
  const { router } = await open('/es/about');
  await act(() => router.navigate('/en/about'));
  const link = () => screen.getAllByRole('link', { name: 'Marcas' })[0];
  await waitFor(() => expect(link()).toHaveAttribute('href', '/en/brands'));
});

it('stays in the language shown if the texts of another cannot be loaded, and offers to try again', async () => {
  const { router, address, store } = await open('/es/about');
  jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  const failed = Promise.reject(new Error('no such chunk'));
  failed.catch(() => undefined);
  mockTexts.late = failed;
  await act(() => router.navigate('/en/about'));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('No se pudieron cargar los textos de English');
  await waitFor(() => expect(address()).toBe('/es/about'));
  expect(store.getState().language.language).toBe('es');

  mockTexts.late = Promise.resolve();
  fireEvent.click(within(notice).getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await waitFor(() => expect(address()).toBe('/en/about'));
});

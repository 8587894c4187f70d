import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createEngineClient } from '@/engine/client/engineClient';
import { createServicesTransport } from '@/engine/client/servicesTransport';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';

import { withOtherLanguages } from '../../server/src/engine/otherLanguages';
import { aStockItem } from '../support/builders/aCatalogue';
import { aSession } from '../support/builders/aSession';
import { aLoadRequest, anEnvelope, someListService } from '../support/builders/someCatalogueServices';
import { someEngineServices } from '../support/builders/someEngineServices';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { renderApp } from '../support/renderApp';
import { hardware, mockCart, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);

const open = () =>
  renderApp('/en/brands', { language: { language: 'en' }, session: aSession() }, mockCatalogue(hardware()).services);

const write = async (text: string) => {
  const search = await screen.findByRole('search');
  await userEvent.click(within(search).getByLabelText('Search'));
  await userEvent.keyboard(text);
};
const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

it('suggests items and categories while typing, with matches highlighted', async () => {
  open();
  await write('valv');
  expect(await options()).toEqual(['Brass valveBV-10$30.00', 'Valves1']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['valv', 'Valv']);
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
});

it('opens the option selected with the arrow keys', async () => {
  const { address } = open();
  await write('bolt');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { selected: true });
  expect(second).toHaveTextContent('Bolt M2');
  expect(await field()).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/en/stock/bolt-m2/201'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes on Escape, and keeps the text', async () => {
  open();
  await write('bolt');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('bolt');
});

it('opens the item whose code was entered, ignoring punctuation', async () => {
  const { address } = open();
  await write('ws440');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/en/stock/wood-screw-4-x-40-mm/101'));
});

it('shows all results for any other text', async () => {
  const { address } = open();
  await write('bolt');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=bolt'));
});

it('adds one to the cart with Shift+Enter', async () => {
  const sent = mockCart();
  open();
  await write('screw');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(sent).toMatchObject([{ body: { stockItemId: 101, quantity: 1 } }]));
});

it('suggests similar words when nothing matches', async () => {
  const { address } = open();
  await write('valvs');
  expect(await screen.findByText('No results')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('option', { name: 'Did you mean “valve”?' }));
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=valve'));
});

it('shows the results of a correction at once, and links back to the typed text', async () => {
  const { address } = renderApp(
    '/en/catalogo?q=valvs',
    { language: { language: 'en' } },
    mockCatalogue(hardware()).services,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “valve”' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Search for “valvs” instead' }));
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeInTheDocument();
  expect(address()).toBe('/en/catalogo?q=valvs&exact=1');
});

const openResults = (text: string) =>
  renderApp(`/en/catalogo?q=${text}`, { language: { language: 'en' } }, mockCatalogue(hardware()).services);

it('shows what has some of the words if nothing has all of them, and leads to each', async () => {
  const { address } = openResults('wooden+valve');
  expect(await screen.findByText('No item matches all of “wooden valve”.')).toBeInTheDocument();
  expect(await screen.findByRole('article')).toHaveTextContent('Brass valve');
  await userEvent.click(screen.getByRole('link', { name: '1 item has “valve”' }));
  await waitFor(() => expect(address()).toBe('/en/catalogo?q=valve'));
});

it('says that a category was searched, too, and leads to what has the word itself', async () => {
  const { address } = openResults('screw');
  expect(await screen.findByText('Includes matches by category or feature')).toBeInTheDocument();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('link', { name: 'Search only for “screw”' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(address()).toBe('/en/catalogo?q=screw&exact=1');
  expect(screen.queryByText('Includes matches by category or feature')).not.toBeInTheDocument();
});

it.each([
  ['are coming', () => new Promise<never>(() => undefined), 'Loading suggestions'],
  ['cannot come', () => Promise.reject(new Error('no engine')), 'The suggestions could not be loaded'],
])('reports that suggestions %s', async (_what, engine, notice) => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderApp('/en/brands', { language: { language: 'en' }, session: aSession() }, { engine });
  await write('valv');
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

it('shows no former suggestions and results once the services fail, and recovers with them', async () => {
  const { items, categories } = hardware();
  const lists = someListService({
    '/items/1': anEnvelope(items),
    '/categories/1': anEnvelope(categories),
    '/items/2': anEnvelope([]),
    '/categories/2': anEnvelope([]),
  });
  const own = createInProcessEngine({ fetch: lists.fetch });
  await own.load(aLoadRequest());
  const { fetch, services } = someEngineServices(own);
  const engine = createEngineClient(createServicesTransport({ url: '/engine/query', fetch }));
  renderApp('/en/catalogo', { language: { language: 'en' } }, { engine: () => Promise.resolve(engine) });
  await screen.findAllByRole('article');
  await write('bolt');
  await within(await screen.findByRole('listbox')).findAllByRole('option');
  services.response = new Response('no', { status: 500 });
  await userEvent.clear(await field());
  await userEvent.keyboard('valv');
  expect(await screen.findByText('The suggestions could not be loaded')).toBeInTheDocument();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const main = within(screen.getByRole('main'));
  const failure = await main.findByRole('alert');
  expect(failure).toHaveTextContent('The catalogue could not be loaded');
  expect(failure).toHaveTextContent('The service has a problem. Try again in a few minutes.');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\d items/);
  services.response = null;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await main.findByRole('heading', { name: 'Brass valve' })).toBeInTheDocument();
});

it('says that items were found by their names in another language', async () => {
  const spanish = someListService({ '/items/1': anEnvelope([aStockItem({ name: 'Tornillo para madera' })]) });
  const other = createInProcessEngine({ fetch: spanish.fetch });
  await other.load(aLoadRequest());
  const own = await mockCatalogue(hardware()).services.engine();
  const engine = withOtherLanguages(own, async () => [{ language: 'es', engine: other }]);
  const state = { language: { language: 'en' as const }, session: aSession() };
  renderApp('/en/brands', state, { engine: async () => engine });
  await write('tornillo');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    expect.stringContaining('Wood screw'),
  ]);
  expect(screen.getByText('Found by the Spanish name')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Results for “tornillo”' })).toBeInTheDocument();
  expect(await screen.findByText('Found by the Spanish name')).toBeInTheDocument();
  expect(screen.getByText('1 item')).toBeInTheDocument();
});

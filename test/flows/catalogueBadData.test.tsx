import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { Category, StockItem } from '@/contracts/inventory';

import { aSession } from '../support/builders/aSession';
import { badCategories, badItems, longName, nonsense } from '../support/builders/badLists';
import { memoryStorage } from '../support/builders/memoryStorage';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { hardware, itemsUrl, mockCatalogue } from './catalogueSupport';

beforeEach(mockEmptyServices);
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });

const english = { language: { language: 'en' as const } };
const client = { ...english, session: aSession() };
const sound = hardware();

const aBadShop = () =>
  mockCatalogue({
    items: [...badItems, ...sound.items.slice(0, 2)] as StockItem[],
    categories: [...badCategories, ...sound.categories] as Category[],
  });

const open = (path: string, state: Parameters<typeof renderApp>[1] = english) =>
  renderApp(path, state, { ...aBadShop().services, storage: { local: memoryStorage() } });

const texts = () => [document.title, document.body.textContent].join(' ');
const attributes = () =>
  [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  );
const expectSense = () => {
  expect(texts()).not.toMatch(nonsense);
  for (const text of attributes()) {
    expect(text).not.toMatch(nonsense);
    expect(text.length).toBeLessThan(400);
  }
};

const findCard = async (name: string | RegExp) =>
  within((await screen.findByRole('link', { name })).closest('article') ?? document.body);

it('shows the valid fields of each item on cards', async () => {
  open('/en/catalogo?q=bad');
  expect(await screen.findByText('14 items')).toBeInTheDocument();
  for (const name of ['Bad without price', 'Bad negative', 'Bad too huge', 'Bad text price']) {
    const card = await findCard(name);
    expect(card.getByText('Price on request')).toBeInTheDocument();
    expect(card.queryByText(/or more/)).not.toBeInTheDocument();
    expect(card.queryByRole('textbox')).not.toBeInTheDocument();
  }
  expect((await findCard('Bad best above')).getByText('12 or more: $15.00')).toBeInTheDocument();
  const huge = await findCard('Bad huge');
  expect(huge.getByText('$999,999,999,999.00')).toBeInTheDocument();
  expect(huge.queryByText(/or more/)).not.toBeInTheDocument();
  expect((await findCard('BAD-2')).getByText('$10.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bad <b>bold</b>' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'برغي خشبي Bad' })).toBeInTheDocument();
  for (const image of document.querySelectorAll('article img'))
    expect(image).toHaveAttribute('src', expect.stringContaining('placeholder.en.svg'));
  expectSense();
});

it('shows the same in the dense table, and counts items with neither name nor code', async () => {
  open('/en/category/bad-things-1-91?view=table');
  const table = within(await screen.findByRole('table'));
  expect(await table.findAllByRole('link', { name: 'Unnamed item' })).toHaveLength(2);
  const above = within(table.getByRole('link', { name: 'Bad best above' }).closest('tr') ?? document.body);
  expect(above.getByRole('cell', { name: '12 or more: $15.00' })).not.toHaveClass('saves');
  expect(table.getByRole('link', { name: /^Bad W+…$/ })).toBeInTheDocument();
  expectSense();
});

it.each([
  [901, 'Bad without price', 'Price on request'],
  [902, 'BAD-2', '$10.00'],
  [903, 'Unnamed item', '$10.00'],
  [905, 'Bad negative', 'Price on request'],
  [906, 'Bad huge', '$999,999,999,999.00'],
  [908, 'Bad text price', 'Price on request'],
  [909, 'Bad best above', '$15.00'],
  [910, longName, '$10.00'],
  [913, 'Unnamed item', '$10.00'],
  [914, 'Bad <b>bold</b>', '$10.00'],
])('has a page for item %p', async (id, name, price) => {
  const { address } = open(`/en/stock/x/${id}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(name);
  expect(screen.getAllByText(price).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/^-?\d+%$/)).toHaveLength(
    id === 909 || price === 'Price on request' || id === 906 ? 0 : 1,
  );
  expect(address().length).toBeLessThan(400);
  expect(document.title.length).toBeLessThan(200);
  expectSense();
});

it('never splits a character, in names or in URLs', async () => {
  const { address } = open('/en/stock/x/916');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(address()).toMatch(/^\/en\/stock\/(?!x)/));
  for (const text of [...attributes(), document.title, address()]) expect(() => encodeURIComponent(text)).not.toThrow();
});

it('includes them in suggestions', async () => {
  open('/en/brands');
  await userEvent.click(await screen.findByLabelText('Search'));
  await userEvent.keyboard('bad');
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toContain('Bad negativeBAD-5');
  expect(options).toContain('Bad hugeBAD-6$999,999,999,999.00');
  expectSense();
});

it('labels a nameless category, and breaks cycles', async () => {
  open('/en/category/bad-things-1-91');
  const tree = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(await tree.findByRole('link', { name: 'And round 1' })).toBeInTheDocument();
  await userEvent.click(tree.getByRole('link', { name: 'Unnamed category 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Unnamed category' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Bad <b>bold</b>' })).toBeInTheDocument();
  expectSense();
});

it('shows them on the order pad and among the favourites', async () => {
  const { router } = open('/en/client/favourites#list=Bad~1.p5.2~1.pa.2~1.p3.2', client);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list' }));
  expect(await screen.findByRole('link', { name: /^Bad W+…$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bad negative' })).toBeInTheDocument();
  expect(screen.getAllByText('Not for sale').length).toBeGreaterThan(0);
  expectSense();
  await act(() => router.navigate('/en/client/order-pad'));
  await userEvent.click(await screen.findByLabelText(/Paste/));
  await userEvent.paste('BAD-5\t2\nBAD-9\t15\nBAD-6\t999999');
  expect(await screen.findByText('Bad negative')).toBeInTheDocument();
  expectSense();
});

it('reports unreadable records once', async () => {
  const { store } = open('/en/catalogo?q=bad');
  const notice = /Part of what the service sent could not be read and was left out/;
  expect(await screen.findByText(notice)).toBeInTheDocument();
  const [shown] = store.getState().notifications.storefront;
  await userEvent.click(await screen.findByRole('link', { name: 'Bad huge' }));
  await screen.findByRole('heading', { level: 1, name: 'Bad huge' });
  // A slow machine may have taken the notice away in the meantime, after its 20 seconds.
  expect(store.getState().notifications.storefront.filter(({ id }) => id !== shown?.id)).toEqual([]);
});

describe('of a catalogue that arrives after the other', () => {
  /** Opens a page; `arrive` then sends the first catalogue. */
  const openBefore = async (path: string) => {
    const shop = aBadShop();
    const response = shop.responses[itemsUrl(1)] as Response;
    const waiting: (() => void)[] = [];
    shop.responses[itemsUrl(1)] = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return response.clone();
    };
    renderApp(path, english, shop.services);
    await waitFor(() => expect(shop.requests.map(({ url }) => url)).toContain(itemsUrl(1)));
    await screen.findByRole('status', { name: /Loading/ });
    // Enough for the other one.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    return () => waiting.forEach((resolve) => resolve());
  };

  it('an item is not missing meanwhile, and unreadable records are reported', async () => {
    const arrive = await openBefore('/en/stock/x/913');
    expect(screen.queryByText('There is no such item')).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('heading', { level: 1, name: 'Unnamed item' })).toBeInTheDocument();
    expect(
      await screen.findByText(/Part of what the service sent could not be read and was left out/),
    ).toBeInTheDocument();
  });

  it('a category is not missing meanwhile', async () => {
    const arrive = await openBefore('/en/category/bad-things-1-91');
    expect(screen.queryByText('There is no such category')).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('link', { name: 'Bad <b>bold</b>' })).toBeInTheDocument();
  });
});

it('shows an unreadable cart item as not for sale', async () => {
  const cartLine = (record: unknown, quantity: number) => ({
    ...(record as StockItem),
    shoppingCarts: [{ shoppingCartId: (record as StockItem).stockItemId, quantity, price: 10 }],
  });
  mswServer.use(
    http.get('*/shoppingCart/getStockitemsByClientId/1/1/1/:client', () =>
      HttpResponse.json({ isSuccessful: true, data: [4, 7, 8, 9, 2].map((at) => cartLine(badItems[at], 15)) }),
    ),
  );
  open('/en/client/shopping-cart', client);
  const above = (await screen.findByRole('link', { name: 'Bad best above' })).closest('tr') ?? document.body;
  expect(within(above).getByText('$15.00')).toBeInTheDocument();
  expect(within(above).queryByText(/Best price/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Not for sale')).toHaveLength(2);
  expectSense();
});

it.each([
  ['is not JSON', new Response('<html>oops')],
  ['is cut off', new Response(JSON.stringify({ isSuccessful: true, data: sound.items }).slice(0, 900))],
  ['is another thing', Response.json({ isSuccessful: true, data: 'none' })],
])('stays usable with a list that %s: names it and shows the other', async (_, response) => {
  const shop = mockCatalogue(sound, { items: [sound.items[1]!], categories: [] });
  shop.responses[itemsUrl(1)] = response;
  renderApp('/en/catalogo', english, shop.services);
  expect(await screen.findByText(/Catalogue 1 could not be loaded/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Brass valve' })).toBeInTheDocument();
  expectSense();
});

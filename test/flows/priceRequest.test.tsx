import '@/store/allParts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { browserStorages } from '@/store/persistence/browserStorages';

import { aStockItem } from '../support/builders/aCatalogue';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { mockEmptyServices } from '../support/mockEmptyServices';
import { mswServer } from '../support/mswServer';
import { renderApp } from '../support/renderApp';
import { mockCatalogue } from './catalogueSupport';
import { aContact, contactUrl, mockContent } from './contentSupport';
import { AlwaysIntersecting } from './shellSupport';

const unpriced = { price: null, bestPrice: null, quantityBestPrice: null };
const lists = {
  categories: [],
  items: [
    aStockItem(unpriced),
    aStockItem({ stockItemId: 102, name: 'Brass valve', code: 'BV-10' }),
    aStockItem({ stockItemId: 103, name: ' ', code: 'X-1', ...unpriced }),
    aStockItem({ stockItemId: 104, name: null, code: null, ...unpriced }),
  ],
};

beforeEach(() => {
  globalThis.IntersectionObserver = AlwaysIntersecting;
  sessionStorage.clear();
  mockEmptyServices();
  mockContent('contact', aContact());
});

const english = { language: { language: 'en' as const } };
const open = (path: string) =>
  renderApp(path, english, { ...mockCatalogue(lists).services, storage: browserStorages() });
const field = (name: string) => screen.findByLabelText(name);
const asking = 'Please send me the price of WS-440 Wood screw 4 x 40 mm.';

it.each([
  ['a card', '/en/catalogo?q=screw'],
  ['a row', '/en/catalogo?q=screw&view=table'],
  ['its own page', '/en/stock/wood-screw-4-x-40-mm/101'],
])('sends a message that names the item, from %s', async (_place, path) => {
  const bodies: unknown[] = [];
  mswServer.use(
    http.post(contactUrl, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ isSuccessful: true, message: 'Thank you', data: [] });
    }),
  );
  const { address } = open(path);
  const [link] = await screen.findAllByRole('link', { name: 'Ask for a price: Wood screw 4 x 40 mm' });
  await userEvent.click(link!);
  await waitFor(async () => expect(await field('Your message')).toHaveValue(asking));
  await waitFor(() => expect(address()).toBe('/en/contact'));
  await userEvent.type(await field('Your name'), 'Ana Ruiz');
  await userEvent.type(await field('Your e-mail'), 'ana@buyer.example');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await screen.findByRole('heading', { name: 'Your message has been sent' });
  expect(bodies).toEqual([{ name: 'Ana Ruiz', email: 'ana@buyer.example', subject: 'Price request', message: asking }]);
});

it('keeps what has been typed, and names an item once', async () => {
  const draft = { name: 'Ana', subject: 'Two questions', message: 'Do you deliver?\n' };
  sessionStorage.setItem('contactDraft', JSON.stringify(draft));
  const { address, router } = open('/en/contact?item=1%3A101#write');
  await waitFor(async () => expect(await field('Your message')).toHaveValue(`Do you deliver?\n\n${asking}`));
  expect(await field('Subject (optional)')).toHaveValue('Two questions');
  expect(await field('Your name')).toHaveValue('Ana');
  await waitFor(() => expect(address()).toBe('/en/contact'));
  await act(() => router.navigate('/en/contact?item=1%3A101'));
  await waitFor(() => expect(address()).toBe('/en/contact'));
  await act(() => router.navigate('/en/contact?item=1%3A103'));
  await waitFor(async () =>
    expect(await field('Your message')).toHaveValue(`Do you deliver?\n\n${asking}\n\nPlease send me the price of X-1.`),
  );
});

it('names an item without code and name by its key', async () => {
  open('/en/contact?item=1%3A104');
  await waitFor(async () => expect(await field('Your message')).toHaveValue('Please send me the price of 1:104.'));
});

it('names what a search did not find, once', async () => {
  const { address, router } = open('/en/contact?wanted=garden%20gnome#write');
  await waitFor(async () => expect(await field('Your message')).toHaveValue('I am looking for: garden gnome'));
  expect(await field('Subject (optional)')).toHaveValue('Looking for an item');
  await waitFor(() => expect(address()).toBe('/en/contact'));
  await act(() => router.navigate('/en/contact?wanted=garden%20gnome'));
  await waitFor(() => expect(address()).toBe('/en/contact'));
  expect(await field('Your message')).toHaveValue('I am looking for: garden gnome');
});

it.each(['1:999', 'x', ''])('leaves the form empty if there is no item %p', async (key) => {
  const { address } = open(`/en/contact?item=${key}`);
  expect(await field('Your message')).toHaveValue('');
  expect(address()).toBe(`/en/contact?item=${key}`);
});

it('is not offered for items with a price, nor where prices are hidden', async () => {
  const { unmount } = open('/en/catalogo?q=valve');
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: /^Ask for a price/ })).not.toBeInTheDocument();
  unmount();
  const config = aRuntimeConfig({ pricesVisibleTo: 'clients' });
  renderApp('/en/catalogo', english, { ...mockCatalogue(lists).services, config });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('link', { name: /^Ask for a price/ })).not.toBeInTheDocument();
});

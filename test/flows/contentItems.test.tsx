import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { anOffer, aProductLine, mockContent } from './contentSupport';
import { mockShell } from './shellSupport';

beforeEach(() => mockShell());

it('lists the items of an offer for purchase, without discontinued ones', async () => {
  mockContent('offer/slug', [anOffer({ catalogId: null, stockItemIds: [102, 999, 200, 102] })]);
  renderApp('/en/offer/box-prices', {}, mockCatalogue(hardware()).services);
  const items = await screen.findByRole('region', { name: 'Items in this offer' });
  expect(await within(items).findByRole('link', { name: 'Brass valve' })).toBeInTheDocument();
  const names = within(items)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Brass valve', 'Bolt M1']);
  expect(within(items).getByRole('button', { name: 'Add Brass valve to the shopping cart' })).toBeInTheDocument();
});

it('hides the heading of an offer without remaining items', async () => {
  mockContent('offer/slug', [anOffer({ stockItemIds: [999] })]);
  renderApp('/en/offer/box-prices', {}, mockCatalogue(hardware()).services);
  expect(await screen.findByRole('heading', { level: 1, name: 'Box prices' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Items in this offer' })).not.toBeInTheDocument());
});

it('links from a product line to its categories, with some of their items', async () => {
  mockContent('product-line/read', [aProductLine({ stockCategoryIds: [6, 77] })]);
  renderApp('/en/product-lines/1', {}, mockCatalogue(hardware()).services);
  const rail = await screen.findByRole('region', { name: 'Valves' });
  expect(await within(rail).findByRole('link', { name: 'Brass valve' })).toBeInTheDocument();
  const link = within(rail).getByRole('link', { name: 'Open this item' });
  expect(link).toHaveAttribute('href', '/en/stock/brass-valve/102');
});

describe('a rail that overflows', () => {
  const sizes = { clientWidth: 400, scrollWidth: 1000 };
  const undo: (() => void)[] = [];
  beforeEach(() => {
    for (const [name, size] of Object.entries(sizes)) {
      Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, get: () => size });
      undo.push(() => Reflect.deleteProperty(HTMLUListElement.prototype, name));
    }
  });
  afterEach(() => undo.splice(0).forEach((work) => work()));

  it('scrolls with its buttons, and disables them at each end', async () => {
    mockContent('product-line/read', [aProductLine({ stockCategoryIds: [6] })]);
    renderApp('/en/product-lines/1', {}, mockCatalogue(hardware()).services);
    const rail = within(await screen.findByRole('region', { name: 'Valves' }));
    await rail.findByRole('link', { name: 'Brass valve' });
    const list = rail.getByRole('list');
    const scrollBy = ({ left }: { left: number }) => {
      list.scrollLeft += left;
      fireEvent.scroll(list);
    };
    Object.assign(list, { scrollBy });
    const move = (name: string) => rail.findByRole('button', { name, hidden: true });
    const [back, on] = [await move('Previous items'), await move('More items')];
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'));
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on, { pointerEventsCheck: 0 });
    await userEvent.click(on, { pointerEventsCheck: 0 });
    expect(list.scrollLeft).toBe(640);
    expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back, { pointerEventsCheck: 0 });
    expect(list.scrollLeft).toBe(320);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCategory, aStockItem } from '../support/builders/aCatalogue';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { mockShell } from './shellSupport';

const quietPage = '/en/not-page-found';

const threeLevels = () => {
  const { items, categories } = hardware();
  return {
    items: [...items, aStockItem({ stockItemId: 300, code: 'H-1', name: 'Hex screw', stockCategoryId: 7 })],
    categories: [
      ...categories,
      aCategory({ stockCategoryId: 7, parentStockCategoryId: 5, name: 'Hexagonal' }),
      aCategory({ stockCategoryId: 8, name: 'Without items' }),
    ],
  };
};

beforeEach(() => {
  mockShell();
});

const open = () => renderApp(quietPage, {}, mockCatalogue(threeLevels()).services);

const categoriesButton = () => screen.findByRole('button', { name: 'Categories' });

const openPanel = async () => {
  await userEvent.click(await categoriesButton());
  const panel = within(await bar().findByRole('navigation', { name: 'Categories' }));
  await panel.findByRole('link', { name: /Valves/ });
  return panel;
};

// The catalogue has a navigation of the same name.
const bar = () => within(screen.getByRole('banner'));

const panelIsGone = () =>
  waitFor(() => expect(bar().queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument());

describe('the panel of categories', () => {
  it('shows a visitor all levels with their counts, as links', async () => {
    open();
    const panel = await openPanel();
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['See the whole catalogue', '/en/catalogo'],
      ['Fixings30', '/en/category/fixings-1-1'],
      ['Screws30', '/en/subcategory/screws-1-5'],
      ['Hexagonal1', '/en/subcategory-2/hexagonal-1-7'],
      ['Valves1', '/en/category/valves-1-6'],
    ]);
  });

  it('follows the arrow keys, from the button on', async () => {
    open();
    const panel = await openPanel();
    const press = async (keys: string, name: RegExp) => {
      await userEvent.keyboard(keys);
      expect(panel.getByRole('link', { name })).toHaveFocus();
    };
    await press('{ArrowDown}', /whole/);
    await press('{ArrowDown}{ArrowDown}', /Screws/);
    await press('{ArrowRight}', /Valves/);
    await press('{ArrowLeft}', /Fixings/);
    await press('{End}', /Valves/);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(await categoriesButton()).toHaveFocus();
  });

  it('closes on Escape and returns the focus', async () => {
    open();
    await openPanel();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await panelIsGone();
    expect(await categoriesButton()).toHaveFocus();
  });

  it('closes on a press elsewhere, which takes the focus along', async () => {
    open();
    await openPanel();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await panelIsGone();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('closes on navigation and when its button is pressed again', async () => {
    const { address, router } = open();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('link', { name: /Screws/ }));
    await panelIsGone();
    expect(address()).toBe('/en/subcategory/screws-1-5');
    await act(() => router.navigate(quietPage));
    await openPanel();
    await userEvent.click(await categoriesButton());
    await panelIsGone();
  });
});

it('unfolds all levels of the categories in the drawer', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Main menu' }));
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
  const names = () => categories.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Fixings', 'Valves']);
  await userEvent.click(categories.getByRole('button', { name: 'Subcategories of Fixings' }));
  await userEvent.click(categories.getByRole('button', { name: 'Subcategories of Screws' }));
  expect(names()).toEqual(['Fixings', 'Screws', 'Hexagonal', 'Valves']);
  await userEvent.click(categories.getByRole('button', { name: 'Subcategories of Fixings' }));
  expect(names()).toEqual(['Fixings', 'Valves']);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { icons } from '@/app/shell/icons';
import { cartRead } from '@/features/cart/state/cartSlice';

import { aCartCopy, aCartItem } from '../support/builders/aCartLine';
import { aLayoutData } from '../support/builders/aLayoutData';
import { aRuntimeConfig } from '../support/builders/aRuntimeConfig';
import { aClient, aSession } from '../support/builders/aSession';
import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { mockContent } from './contentSupport';
import { AlwaysIntersecting, mockShell } from './shellSupport';

const quietPage = '/en/not-page-found';
const signedIn = { session: aSession({ client: aClient({ name: 'Ruiz Workshops' }) }) };

const mainMenu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

const searchField = async () => within(await screen.findByRole('banner')).getByRole('searchbox', { name: 'Search' });

describe('the bar', () => {
  beforeEach(() => {
    mockShell();
  });

  it('stays in place while the page scrolls, with its logo linking home', async () => {
    renderApp(quietPage);
    const bar = await screen.findByRole('banner');
    expect(bar).toHaveStyle({ position: 'fixed' });
    expect(within(bar).getByRole('link', { name: 'Medida' })).toHaveAttribute('href', '/en');
  });

  it('shows a logo that contains the name without repeating it', async () => {
    const { theme } = aRuntimeConfig();
    renderApp(quietPage, {}, { config: aRuntimeConfig({ theme: { ...theme, logoHasName: true } }) });
    const home = within(await screen.findByRole('banner')).getByRole('link', { name: 'Medida' });
    expect(within(home).getByRole('img', { name: 'Medida' })).toHaveAttribute('src', '/logo.svg');
    expect(home).toHaveTextContent('');
  });

  it('does not link to screens that are known to be empty', async () => {
    mockShell({}, { emptyScreens: ['about', 'brands', 'offers'] });
    renderApp(quietPage);
    const menu = await mainMenu();
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Brands' })).not.toBeInTheDocument());
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Catalog', 'Contact']);
    expect(within(await screen.findByRole('main')).queryByRole('link', { name: 'Offers' })).not.toBeInTheDocument();
  });

  it('fetches the tax rate for a visitor once the page is idle', async () => {
    const { names } = mockShell();
    renderApp(quietPage);
    await mainMenu();
    expect(names).not.toContainEqual(['tax']);
    await waitFor(() => expect(names).toContainEqual(['tax']), { timeout: 5000 });
  });

  it('links to the five screens and marks the current one', async () => {
    const { router } = renderApp(quietPage, {}, mockCatalogue(hardware()).services);
    const menu = await mainMenu();
    const links = menu.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/en'],
      ['About Us', '/en/about'],
      ['Catalog', '/en/catalogo'],
      ['Brands', '/en/brands'],
      ['Contact', '/en/contact'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
    await userEvent.click(menu.getByRole('link', { name: 'Catalog' }));
    await waitFor(() => expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Catalog'));
    await act(() => router.navigate('/en/catalogo/2'));
    await waitFor(() => expect(menu.getByRole('link', { current: true })).toHaveTextContent('Catalog'));
  });

  it('lists each language under its own name, and switches on the same page', async () => {
    renderApp(`${quietPage}?from=mail#top`);
    const switcher = within(await screen.findByRole('navigation', { name: 'Language' }));
    expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const spanish = switcher.getByRole('link', { name: 'Español' });
    expect(spanish).toHaveAttribute('href', '/es/not-page-found?from=mail#top');
    expect(switcher.getByRole('link', { name: '中文' })).toHaveAttribute('hreflang', 'zh');
    await userEvent.click(spanish);
    expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeInTheDocument();
  });

  it('links a visitor to sign-in and hides the cart badge', async () => {
    renderApp(quietPage);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    const cart = screen.getByRole('link', { name: 'Shopping cart' });
    expect(cart).toHaveAttribute('href', '/en/client/shopping-cart');
    expect(cart).toHaveTextContent('');
  });

  it('shows the cart badge when signed in', async () => {
    const { store } = renderApp(quietPage, signedIn);
    expect(await screen.findByRole('link', { name: 'Shopping cart' })).toHaveTextContent('');
    const items = Array.from({ length: 120 }, (_, index) => aCartItem({ stockItemId: index + 1 }));
    act(() => void store.dispatch(cartRead(aCartCopy([], { catalogId: 2 }))));
    act(() => void store.dispatch(cartRead(aCartCopy(items))));
    expect(await screen.findByRole('link', { name: 'Shopping cart, 120 items' })).toHaveTextContent('99+');
    act(() => void store.dispatch(cartRead(aCartCopy(items.slice(0, 1)))));
    expect(await screen.findByRole('link', { name: 'Shopping cart, 1 item' })).toHaveTextContent('1');
    act(() => void store.dispatch(cartRead(aCartCopy([]))));
    expect(await screen.findByRole('link', { name: 'Shopping cart, 0 items' })).toHaveTextContent('0');
  });

  it('opens the account menu, and signs out from it', async () => {
    const { store } = renderApp(quietPage, signedIn);
    await userEvent.click(await screen.findByRole('button', { name: 'Account: Ruiz Workshops' }));
    const menu = within(await screen.findByRole('menu'));
    const links = menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Orders', '/en/client/orders'],
      ['Quotes', '/en/client/quotes'],
      ['Order pad', '/en/client/order-pad'],
      ['Favourites', '/en/client/favourites'],
      ['Change password', '/en/client/change-password'],
      ['Sign out', null],
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus());
    expect(store.getState().session.client).toBeNull();
    expect(await screen.findByText('You have been signed out')).toBeInTheDocument();
  });

  it('restores focus to the menu button on Escape', async () => {
    renderApp(quietPage, signedIn);
    const button = await screen.findByRole('button', { name: 'Account: Ruiz Workshops' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the search', () => {
  beforeEach(() => {
    mockShell();
  });

  it('is focused with the slash key and opens the catalogue', async () => {
    const { address } = renderApp(quietPage);
    const field = await searchField();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    await userEvent.keyboard(' oak & ash/2 {Enter}');
    expect(address()).toBe('/en/catalogo?q=oak+%26+ash%2F2');
    await waitFor(() => expect(field).toHaveValue('oak & ash/2'));
  });

  it('opens the whole catalogue for an empty query', async () => {
    const { address } = renderApp(quietPage);
    await userEvent.type(await searchField(), '  {Enter}');
    expect(address()).toBe('/en/catalogo');
  });

  it('shows the query of the URL in the catalogue and its categories, and is empty elsewhere', async () => {
    const { router } = renderApp('/en/catalogo?q=lamp');
    const field = await searchField();
    expect(field).toHaveValue('lamp');
    await act(() => router.navigate('/en/category/lamps-1-7?q=desk'));
    await waitFor(() => expect(field).toHaveValue('desk'));
    await act(() => router.navigate(`${quietPage}?q=lamp`));
    await waitFor(() => expect(field).toHaveValue(''));
  });
});

describe('the drawer', () => {
  beforeEach(() => {
    mockShell();
  });
  const openDrawer = async () => {
    const button = await screen.findByRole('button', { name: 'Main menu' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Close the menu' });
    return button;
  };
  const drawerIsGone = () =>
    waitFor(() => expect(screen.queryByRole('button', { name: 'Close the menu' })).not.toBeInTheDocument());

  it('closes on any navigation', async () => {
    const { router, address } = renderApp(quietPage);
    await openDrawer();
    await userEvent.click((await mainMenu()).getByRole('link', { name: 'Catalog' }));
    await drawerIsGone();
    expect(address()).toBe('/en/catalogo');
    await openDrawer();
    await act(() => router.navigate(-1));
    await drawerIsGone();
  });

  it('stays closed on returning to the page it was opened on', async () => {
    const { router } = renderApp(quietPage);
    await openDrawer();
    await act(() => router.navigate('/en/catalogo'));
    await drawerIsGone();
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: /not found/i });
    await drawerIsGone();
  });

  it('restores focus when closed without navigating', async () => {
    renderApp(quietPage);
    const button = await openDrawer();
    await userEvent.keyboard('{Escape}');
    await drawerIsGone();
    expect(button).toHaveFocus();
  });
});

describe('the footer', () => {
  const unseen = globalThis.IntersectionObserver;
  beforeEach(() => void (globalThis.IntersectionObserver = AlwaysIntersecting));
  afterEach(() => void (globalThis.IntersectionObserver = unseen));

  it('shows the steps, the links and the year', async () => {
    mockShell();
    renderApp(quietPage);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('© 2020 Medida. All rights reserved.')).toBeInTheDocument();
    const steps = within(await footer.findByRole('region', { name: 'Three steps' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.querySelector('path')?.getAttribute('d')])).toEqual([
      ['1Fill your cart', icons.cart],
      ['2Tell us who you are', icons.identity],
      ['3Receive it', icons.truck],
    ]);
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/en/terms');
    expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/en/about');
    expect(footer.queryByRole('list', { name: 'Social networks' })).not.toBeInTheDocument();
  });

  it('shows the configured years, and does not link to screens that are known to be empty', async () => {
    mockShell({}, { emptyScreens: ['about', 'videos'] });
    renderApp(quietPage, {}, { config: aRuntimeConfig({ copyrightYear: '2018–2026' }) });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('© 2018–2026 Medida. All rights reserved.')).toBeInTheDocument();
    await waitFor(() => expect(footer.queryByRole('link', { name: 'Videos' })).not.toBeInTheDocument());
    const links = within(footer.getByRole('navigation', { name: 'About this site' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Offers', 'Product lines', 'Terms']);
  });

  it('has no steps if the company has no texts for them', async () => {
    mockShell();
    mockContent('layout', { ...aLayoutData(), step_title: '', step_one: '', step_two: '', step_three: '' });
    renderApp(quietPage);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'Terms' })).toBeInTheDocument();
    expect(footer.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('links only social networks with a web URL', async () => {
    const { names } = mockShell({
      facebook: 'https://facebook.example/medida',
      instagram: '',
      whatsapp: 'javascript:alert(1)',
      twitter: null,
      pinterest: 'http://pinterest.example/medida',
      other: 'https://other.example',
    });
    renderApp(quietPage);
    const list = within(await screen.findByRole('list', { name: 'Social networks' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Facebook', 'https://facebook.example/medida'],
      ['Pinterest', 'http://pinterest.example/medida'],
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(names).toEqual([['facebook', 'instagram', 'whatsapp']]);
  });
});

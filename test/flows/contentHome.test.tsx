import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import { aBanner, aBrand, anOffer, aProductLine, aVideo, mockContent, mockEmptyCatalogue } from './contentSupport';
import { AlwaysIntersecting, mockShell } from './shellSupport';

const preferMotion = (reduced: boolean) =>
  Object.assign(window, {
    matchMedia: (media: string) => ({
      matches: media.includes('reduced-motion') && reduced,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });

const two = [aBanner(), aBanner({ bannerId: 2, title: 'Order today', linkUrl: 'https://news.example/today' })];

beforeEach(() => {
  preferMotion(false);
  mockShell();
  mockEmptyCatalogue();
});

const carousel = () => screen.findByRole('region', { name: 'Announcements' });
const shownSlide = async () => within(await carousel()).getByRole('group');

describe('the banners', () => {
  it('show one at a time and cycle with buttons and arrow keys', async () => {
    mockContent('banners', two);
    renderApp('/en');
    expect(await shownSlide()).toHaveAccessibleName('1 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next announcement' }));
    expect(await shownSlide()).toHaveAccessibleName('2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next announcement' }));
    expect(await shownSlide()).toHaveAccessibleName('1 of 2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await shownSlide()).toHaveAccessibleName('2 of 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(await shownSlide()).toHaveAccessibleName('1 of 2');
  });

  it('rotate, pause on hover, and stop on request', async () => {
    mockContent('banners', two);
    renderApp('/en');
    const region = await carousel();
    jest.useFakeTimers();
    try {
      const pause = screen.getByRole('button', { name: 'Stop the rotation' });
      // The first slide's timer started before fake timers were installed.
      fireEvent.mouseEnter(region);
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(await shownSlide()).toHaveAccessibleName('1 of 2');
      fireEvent.mouseLeave(region);
      expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
      await act(() => jest.advanceTimersByTimeAsync(7_000));
      expect(within(region).getByRole('group')).toHaveAccessibleName('2 of 2');
      fireEvent.click(pause);
      expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(within(region).getByRole('group')).toHaveAccessibleName('2 of 2');
    } finally {
      jest.useRealTimers();
    }
  });

  it('do not rotate under reduced motion until started', async () => {
    preferMotion(true);
    mockContent('banners', two);
    renderApp('/en');
    await carousel();
    await userEvent.click(screen.getByRole('button', { name: 'Start the rotation' }));
    expect(screen.getByRole('button', { name: 'Stop the rotation' })).toBeInTheDocument();
  });

  it('link to screens in the current language, and safely to other sites', async () => {
    mockContent('banners', two);
    renderApp('/en');
    expect(within(await shownSlide()).getByRole('link')).toHaveAttribute('href', '/en/offer/box-prices');
    await userEvent.click(screen.getByRole('button', { name: 'Next announcement' }));
    const outside = within(await shownSlide()).getByRole('link', { name: 'Order today' });
    expect(outside).toHaveAttribute('href', 'https://news.example/today');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('have no controls for a single banner, and a notice for none', async () => {
    mockContent('banners', [aBanner({ linkUrl: 'javascript:alert(1)' })]);
    const { unmount } = renderApp('/en');
    expect(within(await shownSlide()).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next announcement' })).not.toBeInTheDocument();
    unmount();
    mockContent('banners', []);
    renderApp('/en');
    expect(await screen.findByText('There are no announcements at the moment')).toBeInTheDocument();
  });
});

describe('the sections below', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: AlwaysIntersecting });
    mockContent('banners', two);
  });

  it('shows the start of each list with a link to the full list', async () => {
    mockContent('offers', [anOffer()]);
    mockContent('product-line', [aProductLine()]);
    mockContent('brands', [aBrand()]);
    mockContent('videos', [aVideo()]);
    renderApp('/en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Made to measure' })).toBeInTheDocument();
    expect(screen.getByText('Since 1998')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'For less' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Do you need something special?' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Box prices' })).toHaveAttribute('href', '/en/offer/box-prices');
    expect(screen.getByText('By the box.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Workshop' })).toHaveAttribute('href', '/en/product-lines/1');
    expect(await screen.findByRole('link', { name: /Nordline/ })).toHaveAttribute('href', 'https://nordline.example/');
    expect(await screen.findByRole('link', { name: 'How to measure' })).toHaveAttribute('href', '/en/videos#video-1');
    for (const [name, address] of [
      ['All offers', '/en/offers'],
      ['All product lines', '/en/product-lines'],
      ['All brands', '/en/brands'],
      ['All videos', '/en/videos'],
      ['Contact us', '/en/contact'],
      ['Walk through the shelves', '/en/catalogo'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  it('shows highlighted and recent items under the titles of the layout data', async () => {
    for (const list of ['offers', 'product-line', 'brands', 'videos']) mockContent(list, []);
    renderApp('/en', {}, mockCatalogue(hardware()).services);
    for (const [title, item] of [
      ['Chosen for you', 'Wood screw 4 x 40 mm'],
      ['Just unpacked', 'Brass valve'],
    ] as const) {
      const rail = within(await screen.findByRole('region', { name: title }));
      await waitFor(() =>
        expect(rail.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([item]),
      );
    }
    expect(screen.getByRole('link', { name: 'For less' })).toHaveAttribute('href', '/en/catalogo?offers=1');
  });

  const answerFailingOffers = () => {
    mockContent('offers', 500, [anOffer()]);
    mockContent('product-line', [aProductLine()]);
    mockContent('brands', []);
    mockContent('videos', []);
  };

  it('shows a failure in place, omits empty sections, and retries', async () => {
    answerFailingOffers();
    renderApp('/en');
    const failure = (await screen.findByText('The offers could not be loaded')).closest<HTMLElement>('[role=status]')!;
    expect(await screen.findByRole('link', { name: 'Workshop' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Brands' })).not.toBeInTheDocument());
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Box prices' })).toBeInTheDocument();
    expect(screen.queryByText('The offers could not be loaded')).not.toBeInTheDocument();
  });

  it('retries a failed section when the network returns', async () => {
    answerFailingOffers();
    renderApp('/en');
    await screen.findByText('The offers could not be loaded');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Box prices' })).toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../support/renderApp';
import { hardware, mockCatalogue } from './catalogueSupport';
import {
  aBrand,
  aContact,
  anAbout,
  anOffer,
  aProductLine,
  aTerm,
  aVideo,
  mockContent,
  mockEmptyCatalogue,
} from './contentSupport';
import { mockShell } from './shellSupport';

beforeEach(() => {
  mockShell();
  mockEmptyCatalogue();
});

const lists = [
  [
    'offers',
    'offers',
    [anOffer()],
    'Box prices',
    'The offers could not be loaded',
    'There are no offers at the moment',
  ],
  ['brands', 'brands', [aBrand()], 'Nordline', 'The brands could not be loaded', 'No brands are listed yet'],
  ['videos', 'videos', [aVideo()], 'How to measure', 'The videos could not be loaded', 'There are no videos yet'],
  [
    'product-lines',
    'product-line',
    [aProductLine()],
    'Workshop',
    'The product lines could not be loaded',
    'There are no product lines yet',
  ],
] as const;

describe.each(lists)('the screen %s', (address, path, data, title, failure, empty) => {
  it('loads, fails with a retry, and shows the content', async () => {
    mockContent(path, 500, [...data]);
    renderApp(`/en/${address}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(failure)).toBeInTheDocument();
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(title) })).toBeInTheDocument();
  });

  it('retries when the network returns', async () => {
    mockContent(path, 500, [...data]);
    renderApp(`/en/${address}`);
    await screen.findByText(failure);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(title) })).toBeInTheDocument();
  });

  it('shows an empty state with a link to the catalogue', async () => {
    mockContent(path, []);
    renderApp(`/en/${address}`);
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the catalogue' })).toHaveAttribute('href', '/en/catalogo');
  });
});

describe('an offer', () => {
  it('shows its paragraphs and sets the page title', async () => {
    const requests = mockContent('offer/slug', [anOffer()]);
    renderApp('/en/offer/box-prices');
    expect(await screen.findByRole('heading', { level: 1, name: 'Box prices' })).toBeInTheDocument();
    expect(screen.getByText('No code is needed.')).toBeInTheDocument();
    expect(new URL(requests[0]!.url).searchParams.get('slug')).toBe('box-prices');
    await waitFor(() => expect(document.title).toMatch(/^Box prices/));
    expect(screen.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/en/offers');
  });

  it('renders only allow-listed HTML', async () => {
    const body = '<p>By the <b>box</b></p><img src=x onerror="window.hit=1"><a href="javascript:hit()">here</a>';
    mockContent('offer/slug', [anOffer({ body: `${body}<a href="/en/terms">terms</a><script>window.hit=1</script>` })]);
    const { container } = renderApp('/en/offer/box-prices');
    expect(await screen.findByText('box')).toHaveProperty('tagName', 'B');
    expect(container.querySelector('main script, main [onerror]')).toBeNull();
    expect(screen.getByText('here')).not.toHaveAttribute('href');
    expect(screen.getByText('terms')).toHaveAttribute('href', '/en/terms');
  });

  it('that has ended is not an error', async () => {
    mockContent('offer/slug', 404);
    renderApp('/en/offer/gone');
    expect(await screen.findByRole('heading', { level: 1, name: 'This offer has ended' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('This offer has ended · Medida'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a product line', () => {
  it('is fetched by its id', async () => {
    const requests = mockContent('product-line/read', [aProductLine()]);
    renderApp('/en/product-lines/1');
    expect(await screen.findByText('From the vice to the last screw.')).toBeInTheDocument();
    expect(new URL(requests[0]!.url).searchParams.get('id')).toBe('1');
  });

  it.each(['0', 'x', '99999999999'])('with the id %s is not requested', async (id) => {
    renderApp(`/en/product-lines/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such product line' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('There is no such product line · Medida'));
  });
});

describe('the terms', () => {
  const terms = [aTerm(), aTerm({ termId: 2, title: 'Delivery', body: 'Within five days.' })];

  it('show all sections, each with its own URL', async () => {
    mockContent('terms', terms);
    const { address } = renderApp('/en/terms');
    expect(await screen.findByRole('heading', { level: 2, name: 'Delivery' })).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Delivery' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeInTheDocument();
    expect(address()).toBe('/en/terms/2');
    expect(screen.queryByText('We sell to businesses.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/en/terms/1');
  });

  it('report an unknown section', async () => {
    mockContent('terms', terms);
    renderApp('/en/terms/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such section' })).toBeInTheDocument();
  });

  it.each([[404], [[]]])('fall back to bundled texts when the provider has none: %j', async (answer) => {
    mockContent('terms', answer);
    renderApp('/es/terms');
    expect(await screen.findByRole('heading', { level: 2, name: 'Privacidad' })).toBeInTheDocument();
  });

  it('report an unknown section in the title too', async () => {
    mockContent('terms', terms);
    renderApp('/en/terms/9');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such section' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('There is no such section · Medida'));
  });

  it('fail with a retry', async () => {
    mockContent('terms', 500, terms);
    renderApp('/en/terms');
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Within five days.')).toBeInTheDocument();
  });
});

it('the about page fails with a retry, then shows its text and links', async () => {
  mockContent('about', 500, anAbout());
  mockContent('product-line', [aProductLine()]);
  renderApp('/en/about');
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who we are' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact');
  expect(await screen.findByRole('link', { name: 'Workshop' })).toHaveAttribute('href', '/en/product-lines/1');
});

it('a brand links to its items, or else to its own site', async () => {
  mockContent('brands', [aBrand({ name: 'Brass' }), aBrand({ brandId: 2 })]);
  renderApp('/en/brands', { language: { language: 'en' } }, mockCatalogue(hardware()).services);
  expect(await screen.findByRole('link', { name: 'Brass' })).toHaveAttribute('href', '/en/catalogo?q=Brass');
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Nordline website/ })).toHaveAttribute('href', 'https://nordline.example/');
});

it('the videos make no third-party request until played', async () => {
  mockContent('videos', [aVideo(), aVideo({ videoId: 2, title: 'Nothing yet', youtubeId: null })]);
  const { container } = renderApp('/en/videos');
  const play = await screen.findByRole('button', { name: 'Play How to measure' });
  expect(container.querySelector('iframe, video')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play Nothing yet' })).not.toBeInTheDocument();
  await userEvent.click(play);
  const player = screen.getByTitle('How to measure');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/),
  );
  expect(player).toHaveFocus();
});

it('the contact page of a company without details has only the form', async () => {
  mockContent('contact', { ...aContact(), body: '', address: null, phone: null, email: null, openingHours: null });
  renderApp('/en/contact');
  expect(await screen.findByRole('heading', { level: 1, name: aContact().title ?? '' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'How to reach us' })).not.toBeInTheDocument();
});

it('the contact page shows the contact details of the company', async () => {
  mockContent('contact', aContact());
  renderApp('/en/contact');
  expect(await screen.findByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
  expect(screen.getByRole('link', { name: 'hello@medida.example' })).toHaveAttribute(
    'href',
    'mailto:hello@medida.example',
  );
  const map = screen.getByRole('link', { name: /See it on the map/ });
  expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=12+Workshop+Street%2C+La+Vega');
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
});

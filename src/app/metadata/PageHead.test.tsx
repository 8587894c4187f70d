import { act, waitFor } from '@testing-library/react';

import { aSession } from '@/../test/support/builders/aSession';
import { mockEmptyServices } from '@/../test/support/mockEmptyServices';
import { renderApp } from '@/../test/support/renderApp';

beforeEach(mockEmptyServices);

const origin = 'http://localhost:3000';
const content = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
const link = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href');

const tagsWritten = () => waitFor(() => expect(content('author')).toBe('Medida'));

const at = async (
  path: string,
  heading: string,
  check: (app: ReturnType<typeof renderApp>) => Promise<void> | void,
) => {
  const app = renderApp(path, path.includes('client') ? { session: aSession() } : {});
  await app.findByRole('heading', { level: 1, name: heading });
  await check(app);
  app.unmount();
};

it('describes the screen in its language', () =>
  at('/es/brands?sort=name#b', 'Marcas', async () => {
    await tagsWritten();
    expect(document.title).toBe('Marcas · Medida');
    expect(content('author')).toBe('Medida');
    expect(content('description')).toBe('Las marcas que tenemos en existencia para empresas.');
    expect(link('[rel=canonical]')).toBe(`${origin}/es/brands`);
    expect(['es', 'en', 'zh', 'x-default'].map((language) => link(`[hreflang=${language}]`))).toEqual(
      ['es', 'en', 'zh', 'es'].map((language) => `${origin}/${language}/brands`),
    );
  }));

it('updates on navigation and language change', () =>
  at('/es/brands', 'Marcas', async ({ router }) => {
    await act(() => router.navigate('/es/videos'));
    await waitFor(() => expect(document.title).toBe('Videos · Medida'));
    await act(() => router.navigate('/zh/videos'));
    await waitFor(() => expect(document.title).toBe('视频 · Medida'));
    await waitFor(() => expect(link('[rel=canonical]')).toBe(`${origin}/zh/videos`));
    expect(document.head.querySelectorAll('link[rel=canonical], meta[name=description]')).toHaveLength(2);
  }));

it.each([
  ['/home', '/es', 'Productos hechos a medida'],
  ['/contact', '/es/contact', 'Contacto · Medida'],
])('sets the canonical address and title of %s', async (path, twin, title) => {
  const { unmount } = renderApp(path);
  await waitFor(() => expect(link('[rel=canonical]')).toBe(origin + twin));
  expect(document.title).toBe(title);
  unmount();
});

it('hides private screens and empty addresses from search engines', async () => {
  for (const [path, heading] of [
    ['/es/client/change-password', 'Cambiar la contraseña'],
    ['/es/not-page-found', 'Página no encontrada'],
  ] as const)
    await at(path, heading, async () => {
      await tagsWritten();
      expect(document.title).toBe(`${heading} · Medida`);
      expect(content('robots')).toBe('noindex');
      expect(link('[rel=canonical]')).toBeUndefined();
    });
});

it('removes all its tags on unmount', async () => {
  await at('/es/brands', 'Marcas', tagsWritten);
  expect(document.title).toBe('Productos hechos a medida');
  expect(
    document.head.querySelectorAll(
      'meta:is([name=author], [name=description], [name=robots], [property]), link[rel], script',
    ),
  ).toHaveLength(0);
});

it('provides the data for link previews and search results', () =>
  at('/es/brands', 'Marcas', async () => {
    await tagsWritten();
    const shared = (name: string) =>
      document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect(['title', 'url', 'image', 'locale'].map(shared)).toEqual([
      'Marcas',
      `${origin}/es/brands`,
      `${origin}/share.png`,
      'es_ES',
    ]);
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Marcas' }] });
  }));

describe('when the server has rendered the metadata', () => {
  const serve = (address: string) => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="author" content="Served" data-served="${address}"><link rel="canonical" href="/served" data-served="">`,
    );
    return () => document.querySelectorAll('[data-served]').forEach((element) => element.remove());
  };

  it('keeps the served tags until another page is shown', async () => {
    const clear = serve('/es/brands');
    await at('/es/brands', 'Marcas', async ({ router }) => {
      expect([content('author'), link('[rel=canonical]')]).toEqual(['Served', '/served']);
      await act(() => router.navigate('/es/videos'));
      await waitFor(() => expect(link('[rel=canonical]')).toBe(`${origin}/es/videos`));
      expect(content('author')).toBe('Medida');
      expect(document.querySelectorAll('[data-served]')).toHaveLength(0);
    });
    clear();
  });

  it('replaces tags that were served for another address', async () => {
    const clear = serve('/es/videos');
    await at('/es/brands', 'Marcas', async () => {
      await waitFor(() => expect(link('[rel=canonical]')).toBe(`${origin}/es/brands`));
    });
    clear();
  });
});

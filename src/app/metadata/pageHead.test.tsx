import { act, waitFor } from '@testing-library/react';
import { renderApp } from '@/../test/support/renderApp';
import { answerEmpty } from '@/../test/support/someAnswers';
import { aSession } from '@/../test/support/builders/aSession';

beforeEach(answerEmpty);

const origin = 'http://localhost:3000';
const content = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
const link = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href');

const at = async (path: string, heading: string, look: (app: ReturnType<typeof renderApp>) => Promise<void> | void) => {
  const app = renderApp(path, path.includes('client') ? { session: aSession() } : {});
  await app.findByRole('heading', { level: 1, name: heading });
  await look(app);
  app.unmount();
};

it('says what a screen is, in its language', () =>
  at('/es/brands?sort=name#b', 'Marcas', () => {
    expect(document.title).toBe('Marcas · Medida');
    expect(content('author')).toBe('Medida');
    expect(content('description')).toBe('Las marcas que tenemos en existencias para empresas.');
    expect(link('[rel=canonical]')).toBe(`${origin}/es/brands`);
    expect(['es', 'en', 'zh', 'x-default'].map((language) => link(`[hreflang=${language}]`))).toEqual(
      ['es', 'en', 'zh', 'es'].map((language) => `${origin}/${language}/brands`),
    );
  }));

it('follows the navigation and the language', () =>
  at('/es/brands', 'Marcas', async ({ router }) => {
    await act(() => router.navigate('/es/videos'));
    await waitFor(() => expect(document.title).toBe('Vídeos · Medida'));
    await act(() => router.navigate('/zh/videos'));
    await waitFor(() => expect(document.title).toBe('视频 · Medida'));
    expect(document.head.querySelectorAll('link[rel=canonical], meta[name=description]')).toHaveLength(2);
    expect(link('[rel=canonical]')).toBe(`${origin}/zh/videos`);
  }));

it.each([
  ['/home', '/es'],
  ['/contact', '/es/contact'],
])('names the twin of %s', async (path, twin) => {
  const { unmount } = renderApp(path);
  await waitFor(() => expect(link('[rel=canonical]')).toBe(origin + twin));
  unmount();
});

it('keeps private screens and empty addresses from search engines', async () => {
  for (const [path, heading] of [
    ['/es/client/change-password', 'Cambiar la contraseña'],
    ['/es/not-page-found', 'Página no encontrada'],
  ] as const)
    await at(path, heading, () => {
      expect(document.title).toBe(`${heading} · Medida`);
      expect(content('robots')).toBe('noindex');
      expect(link('[rel=canonical]')).toBeUndefined();
    });
});

it('leaves nothing behind', async () => {
  await at('/es/brands', 'Marcas', () => undefined);
  expect(document.title).toBe('Productos hechos a medida');
  expect(
    document.head.querySelectorAll('meta:is([name=author], [name=description], [name=robots]), link[rel]'),
  ).toHaveLength(0);
});

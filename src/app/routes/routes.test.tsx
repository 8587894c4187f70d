import { act, waitFor } from '@testing-library/react';

import { aSession } from '@/../test/support/builders/aSession';
import { mockEmptyServices } from '@/../test/support/mockEmptyServices';
import { renderApp } from '@/../test/support/renderApp';
import { clientSignedOut, signedIn } from '@/features/session/state/sessionSlice';
import { languageChosen, languageChosenElsewhere } from '@/features/settings/state/languageSlice';
import { paths } from '@/shared/routing/paths';
import { isUnlisted } from '@/shared/routing/screens';

import type { RouteHandle } from './lazyScreen';

beforeEach(mockEmptyServices);

type App = ReturnType<typeof renderApp>;

/** Unmounts before the test ends: a screen with pending requests would otherwise send them with no server left. */
const at = async (path: string, state: Parameters<typeof renderApp>[1], check: (app: App) => Promise<void> | void) => {
  const app = renderApp(path, state);
  await waitFor(() => expect(app.router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
  await app.findByRole('main');
  await check(app);
  app.unmount();
};

const client = { session: aSession() };
const another = { token: 'sealed.token.1', client: { clientId: 8, name: 'Soto' } };
const english = { language: { language: 'en' as const } };
const toDo = (work: () => unknown) =>
  act(async () => {
    await work();
  });

describe('the language in the address', () => {
  it('becomes the stored language when it is valid and different', () =>
    at('/zh/about?from=mail#team', english, ({ store, address }) => {
      expect(address()).toBe('/zh/about?from=mail#team');
      expect(store.getState().language.language).toBe('zh');
    }));

  it.each([
    ['/', '/en'],
    ['/brands?sort=name#b', '/en/brands?sort=name#b'],
    ['/terms/2', '/en/terms/2'],
    ['/fr/catalogo', '/en'],
    ['/nothing', '/en/not-page-found'],
    ['/zh/nothing?a=1#b', '/zh/not-page-found?a=1#b'],
    ['//evil.example/es', '/en/not-page-found'],
    ['/ES/terms/2?a=1#b', '/es/terms/2?a=1#b'],
    ['/ZH/oauth?from=%2Fdashboard', '/zh/oauth?from=%2Fdashboard'],
    ['/EN/nothing', '/en/not-page-found'],
    ['/es/%E0%A4%A', '/es/not-page-found'],
    ['/%E0%A4%A', '/en/not-page-found'],
  ])('%s leads to %s', (from, to) => at(from, english, ({ address }) => expect(address()).toBe(to)));

  it('is the configured default when nothing is stored', () =>
    at('/', {}, ({ address }) => expect(address()).toBe('/es')));

  it.each(['/login', '/contact'])('is stored as the configured default when %s is shown first', (path) =>
    at(path, {}, ({ store }) => {
      expect(store.getState().language.language).toBe('es');
    }),
  );

  it('follows the language that another tab chose, on the same page', () =>
    at('/es/about?a=1#b', {}, async ({ store, address }) => {
      await toDo(() => store.dispatch(languageChosenElsewhere('zh')));
      await waitFor(() => expect(address()).toBe('/zh/about?a=1#b'));
    }));

  it.each(['/fr/oauth', '/fr/oauth/login', '/fr/client', '/fr/client/shopping-cart'])(
    'is not guarded at %s: not found for anyone',
    async (path) => {
      for (const state of [{}, client]) {
        await at(path, state, async ({ address, findByRole, store }) => {
          expect(await findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
          expect(address()).toBe(path);
          expect(store.getState().language.language).toBeNull();
        });
      }
    },
  );

  it('is stored from areas without a guard as well', () =>
    at('/zh/oauth', {}, ({ store }) => expect(store.getState().language.language).toBe('zh')));
});

it('does not trap the back button in a redirect', () =>
  at('/es/about', {}, async ({ router, address }) => {
    await toDo(() => router.navigate('/terms/2'));
    expect(address()).toBe('/es/terms/2');
    await toDo(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/es/about'));
  }));

describe('private screens', () => {
  it.each([
    '/dashboard',
    '/es/client',
    '/es/client/shopping-cart',
    '/es/client/change-password',
    '/en/client/orders',
    '/zh/client/orders/2/15?tab=lines#last',
    '/en/client/bought',
    '/zh/client/order-pad',
    '/en/client/favourites',
  ])('redirect to /login and return to %s after signing in', (path) =>
    at(path, {}, async ({ store, address }) => {
      expect(address()).toBe(`/login?${new URLSearchParams({ from: path })}`);
      await toDo(() => store.dispatch(signedIn({ token: 'sealed.token.1', client: { clientId: 7, name: 'Ruiz' } })));
      await waitFor(() => expect(address()).toBe(path));
    }),
  );

  it('are shown to a signed-in client', () =>
    at('/es/client/orders', client, ({ address }) => expect(address()).toBe('/es/client/orders')));

  it.each(['/es/client/orders', '/es/client/orders/1/15?tab=lines'])(
    'are left when the session ends, and the next client does not return to %s',
    (path) =>
      at(path, client, async ({ store, address }) => {
        await toDo(() => store.dispatch(clientSignedOut()));
        await waitFor(() => expect(address()).toBe('/login'));
        await toDo(() => store.dispatch(signedIn(another)));
        await waitFor(() => expect(address()).toBe('/dashboard'));
      }),
  );

  it('cannot be reached after signing out, not even by going back', () =>
    at('/es/client/orders/1/15', client, async ({ store, router, address }) => {
      await toDo(() => router.navigate('/es/about'));
      await toDo(() => store.dispatch(clientSignedOut()));
      await toDo(() => router.navigate(-1));
      await waitFor(() => expect(address()).toBe('/login'));
    }));

  it('are left when another client signs in', () =>
    at('/es/client/orders/1/15', client, async ({ store, address }) => {
      await toDo(() => store.dispatch(signedIn(another)));
      await waitFor(() => expect(address()).toBe('/dashboard'));
    }));

  it('stay open when the same client signs in again', () =>
    at('/es/client/orders/1/15', client, async ({ store, address }) => {
      await toDo(() => store.dispatch(signedIn({ ...another, client: client.session.client })));
      expect(address()).toBe('/es/client/orders/1/15');
    }));

  it.each([
    ['/login', '/dashboard'],
    ['/es/oauth', '/dashboard'],
    ['/es/oauth/login', '/dashboard'],
    ['/login?from=%2Fzh%2Fclient%2Forders', '/es/client/orders'],
    ['/login?from=%2F%2Fevil.example', '/dashboard'],
  ])('redirects a client at %s to %s', (from, to) => at(from, client, ({ address }) => expect(address()).toBe(to)));
});

it('hides only comparisons and the client and login areas from search engines', () =>
  at('/es/about', {}, ({ router }) => {
    const rows = (routes: typeof router.routes): typeof router.routes =>
      routes.flatMap((route) => [route, ...rows(route.children ?? [])]).filter(({ handle }) => handle);
    const unlisted = (path: string) =>
      /^\/(:lang\/(client|oauth)(\/|$)|:lang\/stock\/compare$|login$|dashboard$)/.test(path);
    const said = rows(router.routes).map(({ path = '', handle }) => [path, isUnlisted((handle as RouteHandle).screen)]);
    expect(said.length).toBeGreaterThan(20);
    expect(said).toEqual(said.map(([path]) => [path, unlisted(String(path)) || path === paths.notFound.path]));
  }));

describe('reading B', () => {
  it.each(['/home', '/contact', '/login'])('serves %s in the stored language', (path) =>
    at(path, { language: { language: 'zh' } }, async ({ address, store }) => {
      expect(address()).toBe(path);
      expect(document.documentElement.lang).toBe('zh');
      await toDo(() => store.dispatch(languageChosen('en')));
      await waitFor(() => expect(document.documentElement.lang).toBe('en'));
      expect(address()).toBe(path);
    }),
  );
});

describe('navigating after an action', () => {
  it.each([
    ['/es/terms/2', [], '/es/terms/2'],
    ['home', [], '/home'],
    ['terms', [2], '/es/terms/2'],
    ['/no/such', ['place'], '/login'],
    ['//evil.example', [], '/login'],
  ])('to %s with %j leads to %s', (path, segments, to) =>
    at('/es/brands', {}, async ({ services, address }) => {
      await toDo(() => services.navigateTo(path, ...segments));
      await waitFor(() => expect(address()).toBe(to));
    }),
  );
});

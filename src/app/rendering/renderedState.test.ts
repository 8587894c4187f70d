import { aLayoutData } from '@/../test/support/builders/aLayoutData';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { createAppStore } from '@/store/createAppStore';
import { contentApi } from '@/api/contentApi';
import { publicApi } from '@/api/publicApi';

import { fetchRenderedState, type RenderedState, restoreQueries, toServerState } from './renderedState';

const aStore = () =>
  createAppStore({ services: someServices(), preloadedState: {}, registerListeners: () => undefined });

describe('fetchRenderedState', () => {
  const pathname = '/en/contact';
  const aPage = (link: { getAttribute: () => string } | null) => ({
    document: { getElementById: () => link as unknown as HTMLElement },
    location: { pathname, search: '' },
  });
  const rendered = aPage({ getAttribute: () => '/rendered-state/1' });
  const at = (path: string) => ({ language: 'en', location: { current: { pathname: path, search: '', hash: '' } } });

  it('fetches what the page was rendered from', async () => {
    const fetch = jest.fn(async () => Response.json(at(pathname)));
    expect(await fetchRenderedState(rendered, fetch)).toEqual(at(pathname));
    expect(fetch).toHaveBeenCalledWith('/rendered-state/1', expect.anything());
  });

  it.each([
    ['it cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a portal answers with a page', async () => new Response('<h1>Portal</h1>')],
    ['the service fails', async () => Response.json(at(pathname), { status: 500 })],
    ['the address has changed since', async () => Response.json(at('/en/about'))],
  ])('leaves the page to the browser if %s', async (_, fetch) => {
    expect(await fetchRenderedState(rendered, fetch)).toBeUndefined();
  });

  it('requests nothing for a page that was not rendered', async () => {
    const fetch = jest.fn();
    expect(await fetchRenderedState(aPage(null), fetch)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('toServerState', () => {
  // With the server's times and request ids, every component with a query would render again, all of them in one task.
  it('has the same results of restored queries as the store', async () => {
    const server = aStore();
    await server.dispatch(contentApi.util.upsertQueryData('getBrands', undefined, []));
    const { location, api } = server.getState();
    const { queries } = JSON.parse(JSON.stringify(api)) as typeof api;
    const rendered = { language: 'en', queries, location } as RenderedState;

    const browser = aStore();
    browser.dispatch(restoreQueries(rendered));
    const select = contentApi.endpoints.getBrands.select();
    const hydrated = select(toServerState(rendered, browser.getState()));
    expect(hydrated).toMatchObject({ status: 'fulfilled', data: [] });
    expect(select(browser.getState())).toEqual(hydrated);
    for (const store of [server, browser]) store.dispatch(contentApi.util.resetApiState());
  });
});

// Spec §2, §3: the layout data is called at start and stored; an offline visit shows them.
it('stores what the page was rendered from as if the services had responded', async () => {
  const server = aStore();
  await server.dispatch(publicApi.util.upsertQueryData('getLayout', undefined, aLayoutData()));
  const { location, api } = server.getState();
  const rendered = { language: 'en', queries: api.queries, location } as RenderedState;

  const local = memoryStorage();
  const storage = { local, session: memoryStorage() };
  const browser = createAppStore({ services: { ...someServices(), storage } });
  browser.dispatch(restoreQueries(rendered));
  expect(JSON.parse(local.getItem('layoutData') ?? 'null')).toEqual(aLayoutData());
  expect(toServerState(rendered, browser.getState()).layout).toEqual(browser.getState().layout);
  for (const store of [server, browser]) store.dispatch(contentApi.util.resetApiState());
});

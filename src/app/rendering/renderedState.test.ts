import { someServices } from '@/../test/support/builders/someServices';
import { createAppStore } from '@/store/createAppStore';
import { contentApi } from '@/api/contentApi';

import { type RenderedState, restoreQueries, toServerState } from './renderedState';

const aStore = () =>
  createAppStore({ services: someServices(), preloadedState: {}, registerListeners: () => undefined });

describe('toServerState', () => {
  // With the server's times and request ids, every component with a query would render again, all of them in one task.
  it('has the same results of restored queries as the store', async () => {
    const server = aStore();
    await server.dispatch(contentApi.util.upsertQueryData('getBrands', undefined, []));
    const { layout, location, api } = server.getState();
    const { queries } = JSON.parse(JSON.stringify(api)) as typeof api;
    const rendered = { language: 'en', queries, layout, location } as RenderedState;

    const browser = aStore();
    browser.dispatch(restoreQueries(rendered));
    const select = contentApi.endpoints.getBrands.select();
    const hydrated = select(toServerState(rendered, browser.getState()));
    expect(hydrated).toMatchObject({ status: 'fulfilled', data: [] });
    expect(select(browser.getState())).toEqual(hydrated);
    for (const store of [server, browser]) store.dispatch(contentApi.util.resetApiState());
  });
});

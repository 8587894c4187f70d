import { loadOrReload, type LoadScreen } from './lazyScreen';

const screen = () => null;
const failToLoad = () => Promise.reject(new Error('Loading chunk about failed'));

const thisBuild = '<script defer src="/assets/main.111111.js"></script>';
const config = '<script type="application/json" id="runtime-config">{}</script>';
const otherBuild = `${config}<script defer src="/assets/main.222222.js"></script>`;

const aBrowser = (address: string, browserState: { state?: object; page?: string | Error } = {}) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const { state = null, page = otherBuild } = browserState;
  const entries: { address: string; state: object | null }[] = [{ address, state }];
  const reload = jest.fn();
  const history = {
    get state() {
      return entries.at(-1)!.state;
    },
    pushState: (next: object, _: string, to: string) => void entries.push({ address: to, state: next }),
    replaceState: (next: object, _: string, to: string) => void entries.splice(-1, 1, { address: to, state: next }),
  };
  const fetch = async () => {
    if (page instanceof Error) throw page;
    return { text: async () => page };
  };
  const document = new DOMParser().parseFromString(thisBuild, 'text/html');
  return { browser: { history, location: { pathname, search, hash, reload }, document, fetch }, entries, reload };
};

const start = (load: LoadScreen, target: string, browser: Parameters<typeof loadOrReload>[2]) => {
  const outcome = jest.fn();
  loadOrReload(load, () => target, browser)().then(outcome, outcome);
  return { outcome, settled: () => new Promise((resolve) => setTimeout(resolve)) };
};

it('resolves to the screen', async () => {
  const { browser, reload } = aBrowser('/es');
  const { outcome, settled } = start(() => Promise.resolve(screen), '/es/about', browser);
  await settled();
  expect(outcome).toHaveBeenCalledWith(screen);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the new build at the target address when a chunk of this one is gone', async () => {
  const { browser, entries, reload } = aBrowser('/es');
  const { outcome, settled } = start(failToLoad, '/es/about?a=1#b', browser);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(entries).toEqual([
    { address: '/es', state: null },
    { address: '/es/about?a=1#b', state: { reloadedFor: '/es/about?a=1#b' } },
  ]);
  expect(outcome).not.toHaveBeenCalled();
});

it('keeps the history entry and its state when the address is the current one', async () => {
  const { browser, entries, reload } = aBrowser('/es/about', { state: { idx: 3 } });
  await start(failToLoad, '/es/about', browser).settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(entries).toEqual([{ address: '/es/about', state: { idx: 3, reloadedFor: '/es/about' } }]);
});

it.each([
  ['it has reloaded for this address before', { state: { idx: 0, reloadedFor: '/es/about' } }],
  ['the origin serves the same build', { page: config + thisBuild }],
  ['a portal responds with a page of its own', { page: '<script src="/assets/portal.js"></script>' }],
  ['there is no network', { page: new TypeError('Failed to fetch') }],
])('rejects without reloading when %s', async (_name, browserState) => {
  const { browser, reload } = aBrowser('/es/about', browserState);
  const { outcome, settled } = start(failToLoad, '/es/about', browser);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(new Error('Loading chunk about failed'));
});

import { lazyScreen, type Screen } from './lazyScreen';

const screen: Screen = { Component: () => null };
const gone = () => Promise.reject(new Error('Loading chunk about failed'));

const aBrowser = (address: string, state: object | null = null, onLine = true) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const entries = [{ address, state }];
  const reload = jest.fn();
  const history = {
    get state() {
      return entries.at(-1)!.state;
    },
    pushState: (state: object, _: string, to: string) => void entries.push({ address: to, state }),
    replaceState: (state: object, _: string, to: string) => void entries.splice(-1, 1, { address: to, state }),
  };
  const browser = { history, location: { pathname, search, hash, reload }, navigator: { onLine } };
  return { browser: browser as unknown as Window, entries, reload };
};

const start = (load: () => Promise<Screen>, wanted: string, browser: Window) => {
  const outcome = jest.fn();
  lazyScreen(load, () => wanted, browser)().then(outcome, outcome);
  return { outcome, settled: () => new Promise((resolve) => setTimeout(resolve)) };
};

it('gives the screen', async () => {
  const { browser, reload } = aBrowser('/es');
  await expect(
    lazyScreen(
      () => Promise.resolve(screen),
      () => '/es/about',
      browser,
    )(),
  ).resolves.toBe(screen);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew at the address that was wanted when its chunk is gone', async () => {
  const { browser, entries, reload } = aBrowser('/es');
  const { outcome, settled } = start(gone, '/es/about?a=1#b', browser);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(entries).toEqual([
    { address: '/es', state: null },
    { address: '/es/about?a=1#b', state: { reloadedFor: '/es/about?a=1#b' } },
  ]);
  expect(outcome).not.toHaveBeenCalled();
});

it('keeps the history entry, and what it holds, when the address is the present one', async () => {
  const { browser, entries, reload } = aBrowser('/es/about', { idx: 3 });
  await start(gone, '/es/about', browser).settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(entries).toEqual([{ address: '/es/about', state: { idx: 3, reloadedFor: '/es/about' } }]);
});

it('does so once: a chunk that stays away is a failure of the screen', async () => {
  const { browser, reload } = aBrowser('/es/about', { idx: 0, reloadedFor: '/es/about' });
  const { outcome, settled } = start(gone, '/es/about', browser);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(new Error('Loading chunk about failed'));
});

it('does not give the page up without a network', async () => {
  const { browser, reload } = aBrowser('/es', null, false);
  const { outcome, settled } = start(gone, '/es/about', browser);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(expect.any(Error));
});

/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { applyStoredLook, recordEarlyInput, restartIfNeeded } from './beforeStart';

const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  html.getAttributeNames().forEach((name) => html.removeAttribute(name));
});

it('follows the system where nothing is stored, or an unknown appearance is', () => {
  localStorage.setItem('appearance', 'sepia');
  applyStoredLook();
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({ colorScheme: 'dark' });
});

it('applies the stored appearance and density, makes room for a client, and hides the public prices from it', () => {
  const stored = { appearance: 'light', density: 'compact', client: '{}', 'client.ownPrices': 'true' };
  Object.entries(stored).forEach((entry) => localStorage.setItem(...entry));
  applyStoredLook();
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({
    colorScheme: 'light',
    density: 'compact',
    client: '',
    prices: 'awaited',
  });
});

it('records presses and submissions until they are taken, but lets a form with an address work', () => {
  document.body.innerHTML = `
    <button id="press"><span>Save</span></button>
    <form id="own"><button>Send</button></form>
    <form id="search" action="/es/catalogo"><button>Search</button></form>`;
  const passed: (EventTarget | null)[] = [];
  const pass = (event: Event) => {
    event.preventDefault();
    passed.push(event.target);
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, pass);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

  recordEarlyInput();
  find('#press span').click();
  find('#own').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  find('#search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(passed).toEqual([find('#search')]);
  expect(window.__early__?.take()).toEqual([
    { type: 'click', element: find('#press') },
    { type: 'submit', element: find('#own') },
  ]);
  find('#press').click();
  expect(passed).toEqual([find('#search'), find('#press')]);
});

describe('a page whose scripts have not run', () => {
  const load = () => {
    document.body.innerHTML = `
      <script src="/assets/main.js"></script>
      <div id="root"></div>
      <div id="not-started" hidden><p lang="es"><a href="">Otra vez</a></p><p lang="en"><a href="">Again</a></p></div>`;
    return { root: document.getElementById('root')!, notice: document.getElementById('not-started')! };
  };

  beforeEach(() => {
    Object.assign(globalThis, { reportError: jest.fn(), fetch: jest.fn().mockRejectedValue(new TypeError('offline')) });
    window.history.replaceState(null, '', '/en');
  });

  it('says so in its language if they cannot be fetched either', async () => {
    const { root, notice } = load();
    await restartIfNeeded(root);
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/assets\/main\.js$/), { cache: 'reload' });
    expect(notice.hidden).toBe(false);
    expect([...notice.querySelectorAll<HTMLElement>('p[lang]')].map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('does not fetch them twice in a row', async () => {
    const { root, notice } = load();
    window.history.replaceState({ refetchedAt: Date.now() }, '');
    await restartIfNeeded(root);
    expect(fetch).not.toHaveBeenCalled();
    expect(notice.hidden).toBe(false);
  });

  it('is left alone once the application has started', async () => {
    const { root, notice } = load();
    root.dataset.started = '';
    await restartIfNeeded(root);
    expect(notice.hidden).toBe(true);
  });
});

it('focuses the search in place of that of the browser, until the application does', () => {
  document.body.innerHTML = '<form role="search"><input /></form>';
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  recordEarlyInput();
  expect(press()).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('input'));
  window.__early__?.take();
  expect(press()).toBe(false);
});

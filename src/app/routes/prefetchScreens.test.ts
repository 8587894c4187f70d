/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { prefetchScreens } from './createRootLayout';
import type { LoadScreen } from './lazyScreen';

const load = jest.fn<ReturnType<LoadScreen>, []>();
const routes = [{ path: '/:lang', children: [{ path: '/:lang/about', handle: { load } }, { path: '*' }] }];
let stop: () => void;

beforeEach(() => {
  load.mockReset().mockResolvedValue(() => null);
  stop = prefetchScreens(document, routes);
  document.body.innerHTML = `
    <a id="about" href="/es/about?from=menu"><span id="label">About</span></a>
    <a id="other" href="/es/nothing">Other</a>
    <a id="foreign" href="https://elsewhere.example/es/about">Elsewhere</a>
    <a id="mail" href="mailto:a@b.example">Mail</a>`;
});
afterEach(() => stop());

const at = (id: string, intent: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(intent, { bubbles: true }));

it.each(['pointerover', 'focusin', 'touchstart'])('prefetches the screen of a link on %s', (intent) => {
  at('label', intent);
  expect(load).toHaveBeenCalledTimes(1);
});

it('ignores other links', () => {
  ['other', 'foreign', 'mail'].forEach((id) => at(id, 'pointerover'));
  expect(load).not.toHaveBeenCalled();
});

it('ignores a failed prefetch, so that following the link reports it', async () => {
  load.mockRejectedValue(new Error('Loading chunk failed'));
  at('about', 'pointerover');
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetches nothing once stopped', () => {
  stop();
  at('about', 'pointerover');
  expect(load).not.toHaveBeenCalled();
});

type Arrival = { scrollPosition: number; announcer: HTMLElement | null; signal: AbortSignal };

const userInputEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

// On a slow connection a list may load late; its saved scroll position still matters then.
const giveUpAfterMs = 60_000;

const fields = 'input, textarea, select, [contenteditable]';

/** Aborts when the page is left, on user input, or after a minute. */
const abortOnUserInput = (signal: AbortSignal): AbortSignal => {
  const input = new AbortController();
  const stop = () => input.abort();
  const options = { passive: true, capture: true };
  userInputEvents.forEach((name) => window.addEventListener(name, stop, options));
  const ended = AbortSignal.any([signal, input.signal, AbortSignal.timeout(giveUpAfterMs)]);
  ended.addEventListener('abort', () =>
    userInputEvents.forEach((name) => window.removeEventListener(name, stop, options)),
  );
  return ended;
};

/** Keeps the saved scroll position while content above it is still loading. */
const holdScrollPosition = (position: number, signal: AbortSignal) => {
  if (signal.aborted) return;
  const resizes = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
  });
  resizes.observe(document.body);
  abortOnUserInput(signal).addEventListener('abort', () => resizes.disconnect());
};

const whenHeadingAppears = (signal: AbortSignal, callback: (heading: HTMLElement) => void) => {
  const findHeading = () => document.querySelector<HTMLElement>('main h1');
  if (signal.aborted) return;
  const present = findHeading();
  if (present) {
    callback(present);
    return;
  }
  const mutations = new MutationObserver(() => {
    const heading = findHeading();
    if (!heading) return;
    mutations.disconnect();
    callback(heading);
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  abortOnUserInput(signal).addEventListener('abort', () => mutations.disconnect());
};

export const arriveAtPage = ({ scrollPosition, announcer, signal }: Arrival) => {
  if (scrollPosition > 0) holdScrollPosition(scrollPosition, signal);
  if (!announcer) return;
  announcer.textContent = '';
  whenHeadingAppears(signal, (heading) => {
    // A screen that has focused one of its own fields keeps that focus, and so does the panel that replays a session.
    if (!document.activeElement?.matches(`main :is(${fields}), #qa *`)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announcer.textContent = document.title;
  });
};

import { untilTouched } from './untilTouched';

/** Calls back with the page's heading, now or once it has come; never after somebody has gone on by themselves. */
export const whenHeadingCame = (left: AbortSignal, found: (heading: HTMLElement) => void) => {
  const look = () => document.querySelector<HTMLElement>('main h1');
  if (left.aborted) return;
  const present = look();
  if (present) {
    found(present);
    return;
  }
  const over = untilTouched(left);
  const changes = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    changes.disconnect();
    found(heading);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  over.addEventListener('abort', () => changes.disconnect());
};

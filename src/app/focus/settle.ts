import { holdScroll } from './holdScroll';
import { whenHeadingCame } from './whenHeadingCame';

type Arrival = { place: number; announcer: HTMLElement | null; left: AbortSignal };

const fields = 'input, textarea, select, [contenteditable]';

/** What follows once a page stands: its place, its focus, its announcement. */
export const settle = ({ place, announcer, left }: Arrival) => {
  if (place > 0) holdScroll(place, left);
  if (!announcer) return;
  announcer.textContent = '';
  whenHeadingCame(left, (heading) => {
    // A screen that put the focus into a field of its own keeps it there.
    if (!document.activeElement?.matches(`main :is(${fields})`)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announcer.textContent = document.title;
  });
};

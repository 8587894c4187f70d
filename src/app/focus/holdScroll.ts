import { untilTouched } from './untilTouched';

/** Keeps the page at its saved place while what stands above it is still coming, as long as nobody touches anything. */
export const holdScroll = (place: number, left: AbortSignal) => {
  if (left.aborted) return;
  const over = untilTouched(left);
  const sizes = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
  });
  sizes.observe(document.body);
  over.addEventListener('abort', () => sizes.disconnect());
};

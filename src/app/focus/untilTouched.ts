const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

// On a slow connection a list comes late, and who waits for it still wants the place that it was left at.
const patience = 60_000;

/** Ends when the page is left, when the person does something, or when the time is up. */
export const untilTouched = (left: AbortSignal): AbortSignal => {
  const touched = new AbortController();
  const touch = () => touched.abort();
  const listening = { passive: true, capture: true };
  touches.forEach((name) => window.addEventListener(name, touch, listening));
  const over = AbortSignal.any([left, touched.signal, AbortSignal.timeout(patience)]);
  over.addEventListener('abort', () => touches.forEach((name) => window.removeEventListener(name, touch, listening)));
  return over;
};

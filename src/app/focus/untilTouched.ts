const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Ends when the page is left, when the person does something, or when the time is up. */
export const untilTouched = (left: AbortSignal, milliseconds: number): AbortSignal => {
  const touched = new AbortController();
  const touch = () => touched.abort();
  const listening = { passive: true, capture: true };
  touches.forEach((name) => window.addEventListener(name, touch, listening));
  const over = AbortSignal.any([left, touched.signal, AbortSignal.timeout(milliseconds)]);
  over.addEventListener('abort', () => touches.forEach((name) => window.removeEventListener(name, touch, listening)));
  return over;
};

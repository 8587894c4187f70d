/** An element with `data-hint` shows its accessible name as a tooltip. */
export const findHint = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/** An element of the server's page, and how to find its replacement. `place` is its index among similar elements. */
export type Early = { element: HTMLElement; label: string | null; place: number };

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with what was typed or chosen in it. */
export type Typed = Early & { value: string; initial: string | undefined };

const getLabel = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

const findAlike = (name: string, label: string | null) =>
  [...document.querySelectorAll<HTMLElement>(name)].filter((other) => getLabel(other) === label);

export const locate = (element: HTMLElement): Early => {
  const label = getLabel(element);
  return { element, label, place: Math.max(0, findAlike(element.localName, label).indexOf(element)) };
};

/** The element itself, or the one in its place. */
export const findCurrent = ({ element, label, place }: Early): HTMLElement | undefined =>
  element.isConnected ? element : findAlike(element.localName, label)[place];

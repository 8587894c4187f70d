import { takesFocus } from '@/shared/ui/cellKeys';

const controls = 'a[href], button, input, select, textarea';
const frames = 'main, header, footer';
const layers = '.MuiModal-root';

/** An element around the control that has the focus, or the control itself, and the way from it to the control. */
type Place = { element: Element; siblings: (Element | null)[]; path: number[] };

/** From the inside out. What is removed no longer knows its siblings. */
const recordPlaces = (control: Element): Place[] => {
  const places: Place[] = [];
  const path: number[] = [];
  let element = control;
  while (element.parentElement && !element.matches(`${frames}, ${layers}`)) {
    const { nextElementSibling, previousElementSibling, parentElement } = element;
    places.push({ element, siblings: [nextElementSibling, previousElementSibling], path: [...path] });
    path.unshift([...parentElement.children].indexOf(element));
    element = parentElement;
  }
  return places;
};

/** The controls of a sibling; first the one at the same position, such as in the same column of another row. */
const listControls = (sibling: Element, path: readonly number[]): HTMLElement[] => {
  const around = [sibling];
  for (const index of path) {
    const child = around[0]?.children[index];
    if (child) around.unshift(child);
  }
  return around.flatMap((element) => [
    ...(element.matches(controls) ? [element as HTMLElement] : []),
    ...element.querySelectorAll<HTMLElement>(controls),
  ]);
};

/** Whether something near what was removed has taken the focus. */
const focusNear = (places: readonly Place[]): boolean =>
  places.some(({ element, siblings, path }) =>
    siblings.some(
      (sibling) => sibling?.isConnected && listControls(sibling, element.isConnected ? [] : path).some(takesFocus),
    ),
  );

/**
 * When the control that has the focus is removed, moves the focus nearby, at the latest to the page's heading. `first`
 * had it before this code was loaded. Returns a function that ends this.
 */
export const keepFocus = (first: EventTarget | null) => {
  let inPage: Place[] = [];
  let inLayer: Place[] = [];
  const record = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === document.body) return;
    const isLayer = target.closest(layers) !== null;
    if (isLayer) inLayer = recordPlaces(target);
    else [inPage, inLayer] = [recordPlaces(target), []];
  };
  // Pressing where nothing takes the focus gives it up on purpose.
  const release = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(layers)) inPage = [];
  };
  const restore = () => {
    const [control] = inPage;
    if (document.activeElement !== document.body || !control || focusNear(inLayer)) return;
    // The control that opened a dialog which is closed now.
    const isBack = inLayer.length > 0 && takesFocus(control.element as HTMLElement);
    if (isBack || control.element.isConnected || focusNear(inPage)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  };
  // In the next frame, because whoever removes a control may know a better place.
  const observer = new MutationObserver(() => {
    if (inPage.length > 0 && document.activeElement === document.body) requestAnimationFrame(restore);
  });
  const recordEvent = ({ target }: Event) => record(target);
  record(document.activeElement === document.body ? first : document.activeElement);
  restore();
  document.addEventListener('focusin', recordEvent);
  document.addEventListener('pointerdown', release, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', recordEvent);
    document.removeEventListener('pointerdown', release, true);
    observer.disconnect();
  };
};

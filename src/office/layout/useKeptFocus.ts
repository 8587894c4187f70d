import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What was around the element that had the focus, innermost first. */
type Place = { element: Element; parent: Element; index: number }[];

const focusable = ':is(a[href], button, input, textarea):not(:disabled, [tabindex="-1"]), [tabindex="0"]';

const findPlace = (from: Element): Place => {
  const place: Place = [];
  for (let element = from; element.parentElement; element = element.parentElement) {
    const parent = element.parentElement;
    place.push({ element, parent, index: [...parent.children].indexOf(element) });
  }
  return place;
};

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: element.tabIndex < 0 });
  return document.activeElement === element;
};

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** In place of what is gone: the same button of the next line, or what follows. */
const findSuccessor = (place: Place) => {
  const gone = place.findIndex(({ parent }) => parent.isConnected);
  const around = place[gone];
  if (!around) return undefined;
  let same: Element | undefined = around.parent;
  for (const { index } of place.slice(0, gone + 1).reverse()) same = same?.children[index];
  if (same?.matches(focusable) && same.tagName === place[0]?.element.tagName) return same;
  const { parent, index } = around;
  const rest = parent.children[index];
  return [...document.querySelectorAll(`main :is(${focusable})`)].find((each) =>
    rest ? rest.contains(each) || isBefore(rest, each) : isBefore(parent, each) && !parent.contains(each),
  );
};

/** After what the page does at once, such as closing a dialog and reading a list again. */
const settledMs = 100;

/** A button that is gone, such as of a line that was removed, would leave the keyboard at the top of the page. */
export const useKeptFocus = () => {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  useEffect(() => {
    current.current = pathname;
  }, [pathname]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: { place: Place; pathname: string } | undefined;
    const remember = ({ target }: FocusEvent) => {
      // What a dialog was opened from comes back when it closes, if it is still there.
      if (!(target instanceof Element) || target.closest('[role=dialog]')) return;
      last = { place: findPlace(target), pathname: current.current };
    };
    const forget = () => (last = undefined);
    const keep = () => {
      if (!last || document.activeElement !== document.body || document.querySelector('[aria-modal=true]')) return;
      const own = last.place[0]?.element;
      const isOnPage = last.pathname === current.current;
      // It gets the focus back once it is enabled again.
      if (isOnPage && own?.isConnected && own.matches(':disabled')) return;
      const next = own?.isConnected ? own : findSuccessor(last.place);
      if (!isOnPage || !focus(next)) focus(document.querySelector('h1'));
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, settledMs);
    });
    document.addEventListener('focusin', remember);
    // Whoever clicks beside everything takes the focus away on purpose.
    document.addEventListener('pointerdown', forget);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'class'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
};

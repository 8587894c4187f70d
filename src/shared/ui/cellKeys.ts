import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const tabStops = 'a[href], button, input, select, textarea, [tabindex]';

const isCell = (element: HTMLElement) => element.dataset.cell !== undefined;

export const takesFocus = (element: HTMLElement): boolean => {
  element.focus();
  return document.activeElement === element;
};

/** Leaving a cell writes what was typed, which may change the rows and the next cell: it is entered only afterwards. */
const commit = (cell: HTMLElement) => flushSync(() => cell.blur());

/** From cell to cell, then to the rows' links and buttons; what precedes the first cell stays before it. */
const moveByTab = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget: list } = event;
  if (target instanceof HTMLElement && isCell(target)) commit(target);
  const stops = [...list.querySelectorAll<HTMLElement>(tabStops)].filter(({ tabIndex }) => tabIndex >= 0);
  const first = stops.findIndex(isCell);
  if (first < 0) return;
  const rest = stops.slice(first);
  const order = [...stops.slice(0, first), ...rest.filter(isCell), ...rest.filter((stop) => !isCell(stop))];
  const at = order.findIndex((stop) => stop === target);
  if (at < 0) return;
  const following = event.shiftKey ? order.slice(0, at).reverse() : order.slice(at + 1);
  if (following.some(takesFocus)) event.preventDefault();
  // The browser continues from the focused element, and leaves the list from its last one.
  else if (event.shiftKey) order[at]?.focus();
  else stops.findLast(takesFocus);
};

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * The keys of every list with quantities, as in a spreadsheet: Tab goes from cell to cell, the arrows and Enter within a
 * column. A cell is an element with `data-cell`, which names its column. A field that handles a key itself prevents its
 * default. `onEnd` is called when Enter is pressed in the last cell of a column.
 */
export const moveAmongCells = (event: KeyboardEvent<HTMLElement>, onEnd?: () => void): void => {
  const { target, currentTarget: list, key, shiftKey } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (key === 'Tab') {
    moveByTab(event);
    return;
  }
  const by = steps[key];
  if (by === undefined || !(target instanceof HTMLElement) || !isCell(target)) return;
  // Enter presses a button, and Shift with an arrow key selects text.
  if (key === 'Enter' ? target instanceof HTMLButtonElement : shiftKey) return;
  event.preventDefault();
  commit(target);
  const column = [...list.querySelectorAll<HTMLElement>(`[data-cell="${target.dataset.cell}"]`)];
  const next = column[column.indexOf(target) + (shiftKey ? -by : by)];
  (next ?? target).focus();
  if (!next && key === 'Enter' && !shiftKey) onEnd?.();
};

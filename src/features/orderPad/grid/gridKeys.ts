import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { moveAmongCells } from '@/shared/ui/cellKeys';

// What a line has to offer: its cells, and where its code is not settled, the items to choose from.
const places = '[data-cell], [data-choice]';

const isAtEdge = (field: Element, key: 'ArrowLeft' | 'ArrowRight'): boolean => {
  if (!(field instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = field;
  // A cell that was just entered is fully selected, so arrow keys move to the next cell.
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
};

/** The last row is empty. */
const isLast = (row: Element) => !row.nextElementSibling?.nextElementSibling;

const focusIn = (row: Element | null | undefined, column: string) =>
  row?.querySelector<HTMLElement>(`[data-cell="${column}"]`)?.focus();

/** The part of a row that needs attention: a wrong cell, or the items to choose from. */
export const focusFault = (id: string | undefined) => {
  const row = document.querySelector(`[data-row="${id}"]`);
  const part =
    row?.querySelector<HTMLElement>('[data-choice]') ?? row?.querySelector<HTMLElement>('[aria-invalid=true]');
  (part ?? row?.querySelector<HTMLElement>('[data-cell]'))?.focus();
};

const removeRow = (grid: Element, row: HTMLElement, column: string, remove: (id: string) => void) => {
  const getRows = () => [...grid.querySelectorAll<HTMLElement>('[data-row]')];
  const at = getRows().indexOf(row);
  flushSync(() => remove(row.dataset.row ?? ''));
  focusIn(getRows()[at], column);
};

type GridActions = { remove: (id: string) => void; startsLines: boolean };

/**
 * On top of the keys of every list: left and right, Ctrl+Delete, and Enter in the last quantity starts a line. Where only
 * lines to fix are shown, Enter leads to what is wrong in the next one.
 */
export const pressInGrid = (event: KeyboardEvent<HTMLElement>, { remove, startsLines }: GridActions): void => {
  const { target, currentTarget: grid, key, shiftKey } = event;
  const field = (target as Element).closest<HTMLElement>(places);
  const row = field?.closest<HTMLElement>('[data-row]');
  if (!field || !row || event.nativeEvent.isComposing) return;
  const column = field.dataset.cell ?? 'code';
  const next = row.nextElementSibling as HTMLElement | null;
  if ((key === 'Delete' || key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    removeRow(grid, row, column, remove);
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !event.altKey && isAtEdge(field, key)) {
    const inRow = [...row.querySelectorAll<HTMLElement>(places)];
    const beside = inRow[inRow.indexOf(field) + (key === 'ArrowLeft' ? -1 : 1)];
    if (beside) event.preventDefault();
    beside?.focus();
  } else if (startsLines && key === 'Enter' && !shiftKey && column === 'quantity' && isLast(row)) {
    event.preventDefault();
    // Committing in the last row appends a row below.
    flushSync(() => field.blur());
    focusIn(row.nextElementSibling ?? row, 'code');
  } else if (!startsLines && key === 'Enter' && !shiftKey && next && !(field instanceof HTMLButtonElement)) {
    event.preventDefault();
    flushSync(() => field.blur());
    focusFault(next.dataset.row);
  } else moveAmongCells(event);
};

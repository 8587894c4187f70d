import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLButtonElement;
type Move = { rows: number; column?: string };

const isInput = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement;

const isAtEdge = (field: Field, key: 'ArrowLeft' | 'ArrowRight'): boolean => {
  if (!isInput(field)) return true;
  const { selectionStart, selectionEnd, value } = field;
  // A cell that was just entered is fully selected, so arrow keys move to the next cell.
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
};

const order = ['code', 'quantity', 'remove'];

const getMove = (event: KeyboardEvent, field: Field, isLast: boolean): Move | null => {
  const column = field.dataset.cell ?? '';
  switch (event.key) {
    case 'ArrowUp':
      return { rows: -1 };
    case 'ArrowDown':
      return { rows: 1 };
    case 'Enter':
      if (!isInput(field)) return null;
      if (event.shiftKey) return { rows: -1 };
      // Enter in the last quantity moves to the code of the next line.
      return column === 'quantity' && isLast ? { rows: 1, column: 'code' } : { rows: 1 };
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (!isAtEdge(field, event.key)) return null;
      const next = order[order.indexOf(column) + (event.key === 'ArrowLeft' ? -1 : 1)];
      return next === undefined ? null : { rows: 0, column: next };
    }
    default:
      return null;
  }
};

const rowsIn = (grid: Element) => [...grid.querySelectorAll('[data-row]')];

const focusIn = (row: Element | undefined, column: string) => {
  const field = row?.querySelector<HTMLElement>(`[data-cell="${column}"]`) ?? row?.querySelector<HTMLElement>('input');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};

/** Arrows, Enter and Ctrl+Delete work as in a spreadsheet; Tab keeps its native behaviour. */
export const pressInGrid = (event: KeyboardEvent<HTMLElement>, remove: (id: string) => void): void => {
  const field = (event.target as Element).closest<Field>('[data-cell]');
  const row = field?.closest<HTMLElement>('[data-row]');
  if (!field || !row || event.nativeEvent.isComposing) return;
  const grid = event.currentTarget;
  const rows = rowsIn(grid);
  const at = rows.indexOf(row);
  if ((event.key === 'Delete' || event.key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    flushSync(() => remove(row.dataset.row ?? ''));
    focusIn(rowsIn(grid)[at], field.dataset.cell ?? 'code');
    return;
  }
  const move = getMove(event, field, at >= rows.length - 2);
  if (!move) return;
  event.preventDefault();
  // Commit the typed value first: in the last row that appends a new row below.
  flushSync(() => field.blur());
  const after = rowsIn(grid);
  const place = after.findIndex((other) => other.getAttribute('data-row') === row.dataset.row);
  focusIn(
    after[Math.min(Math.max(0, place + move.rows), after.length - 1)],
    move.column ?? field.dataset.cell ?? 'code',
  );
};

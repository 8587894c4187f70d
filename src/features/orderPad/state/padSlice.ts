import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { addingStarted, linesSettled } from '@/features/cart/state/adding/addingSlice';
import type { LineOutcome } from '@/features/cart/state/adding/addLines';
import { isSessionEnd } from '@/features/session/state/sessionSlice';
import { describeRequestError } from '@/api/errors/describeRequestError';
import { mergeLines, type TypedLine } from '@/engine/text/padText';

import type { PadRow } from './padRow';

/** What is on the pad; persisted until it reaches the cart. */
export type PadDraft = { clientId: number | null; rows: PadRow[]; text: string };

/** The name of the pad's run in the state of `adding`. */
export const padRun = 'orderPad';

type RowAction<Change> = PayloadAction<{ id: string } & Change>;

export const emptyDraft: PadDraft = { clientId: null, rows: [], text: '' };

/** Clears the failure, which applied to the previous item or quantity. */
const clearOutcome = ({ id, code, quantity }: PadRow): PadRow => ({ id, code, quantity });

const changeRow = (state: PadDraft, id: string, change: (row: PadRow) => PadRow) => {
  state.rows = state.rows.map((row) => (row.id === id ? change(row) : row));
};

const removeRows = (rows: readonly PadRow[], ids: readonly string[]): PadRow[] => {
  const gone = new Set(ids);
  return rows.filter(({ id }) => !gone.has(id));
};

// A 4xx proves that the line is not in the cart; no response or a 5xx proves nothing.
const isRefusal = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

const settleRow = (row: PadRow, outcome: Exclude<LineOutcome, { state: 'added' }>) => {
  if (outcome.state === 'stopped') {
    delete row.target;
    return;
  }
  const { descriptor, values } = describeRequestError(outcome.error);
  row.failure = { id: String(descriptor.id), values };
  const { target } = outcome.line;
  if (isRefusal(outcome.error) || target === undefined) delete row.target;
  else row.target = target;
};

export const padSlice = createSlice({
  name: 'orderPad',
  initialState: emptyDraft,
  reducers: {
    // Discards rows that belong to another client, but not those typed before the pad was opened.
    padOpened: (state, { payload: { clientId } }: PayloadAction<{ clientId: number }>) =>
      state.clientId === null || state.clientId === clientId ? { ...state, clientId } : { ...emptyDraft, clientId },
    padRestored: ({ clientId, rows, text }, { payload }: PayloadAction<PadDraft>): PadDraft =>
      clientId === null ? { ...payload, rows: [...payload.rows, ...rows], text: text || payload.text } : payload,
    textTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.text = payload.text;
    },
    linesEntered: {
      reducer: (state, { payload: { rows } }: PayloadAction<{ rows: PadRow[] }>) => {
        const open = state.rows.filter(({ target }) => target === undefined);
        const merged = mergeLines(open, rows);
        const byId = new Map(merged.map((row) => [row.id, row]));
        const known = new Set(state.rows.map(({ id }) => id));
        state.rows = [
          ...state.rows.map((row) => byId.get(row.id) ?? row),
          ...merged.filter(({ id }) => !known.has(id)),
        ];
        state.text = '';
      },
      prepare: (lines: readonly TypedLine[]) => ({
        payload: { rows: lines.map((line) => ({ ...line, id: nanoid() })) },
      }),
    },
    rowWritten: (state, { payload: { id, ...cells } }: RowAction<Partial<TypedLine>>) => {
      if (state.rows.some((row) => row.id === id)) changeRow(state, id, (row) => ({ ...clearOutcome(row), ...cells }));
      // A code without a quantity means one piece.
      else state.rows.push({ id, code: '', quantity: cells.code === undefined ? '' : '1', ...cells });
      state.rows = state.rows.filter(({ code, quantity }) => code !== '' || quantity !== '');
    },
    itemChosen: (state, { payload: { id, key } }: RowAction<{ key: string }>) => {
      changeRow(state, id, (row) => ({ ...clearOutcome(row), choice: key }));
    },
    rowsRemoved: (state, { payload: { ids } }: PayloadAction<{ ids: string[] }>) => {
      state.rows = removeRows(state.rows, ids);
    },
    padCleared: ({ clientId }) => ({ ...emptyDraft, clientId }),
    targetsRecorded: (state, { payload: { targets } }: PayloadAction<{ targets: Record<string, number> }>) => {
      for (const row of state.rows) {
        const target = targets[row.id];
        if (target !== undefined) row.target = target;
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addingStarted, (state, { payload: { run, rowIds } }) => {
      if (run !== padRun) return;
      const sent = new Set(rowIds);
      for (const row of state.rows) if (sent.has(row.id)) delete row.failure;
    });
    builder.addCase(linesSettled, (state, { payload: { run, outcomes } }) => {
      if (run !== padRun) return;
      const byRow = new Map(
        outcomes.flatMap((outcome) => outcome.line.rowIds?.map((id) => [id, outcome] as const) ?? []),
      );
      state.rows = state.rows.filter(({ id }) => byRow.get(id)?.state !== 'added');
      for (const row of state.rows) {
        const outcome = byRow.get(row.id);
        if (outcome && outcome.state !== 'added') settleRow(row, outcome);
      }
    });
    builder.addMatcher(isSessionEnd, () => emptyDraft);
  },
  selectors: {
    selectPadRows: ({ rows }) => rows,
    selectPadText: ({ text }) => text,
    selectPadDraft: (state) => (state.rows.length === 0 && state.text === '' ? emptyDraft : state),
  },
});

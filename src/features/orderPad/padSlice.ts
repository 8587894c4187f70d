import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/sessionSlice';

import type { PadFailure, PadRow } from './padRow';
import { mergeLines } from './text/mergeLines';
import type { TypedLine } from './text/parsePadText';

/** The part of the pad that is persisted. */
export type PadDraft = { clientId: number | null; rows: PadRow[]; text: string };

/** `ended` until dismissed: how many lines the cart accepted and how many it did not. */
export type PadRun = {
  state: 'running' | 'pausing' | 'paused' | 'ended';
  total: number;
  added: number;
  failed: number;
};

export type PadState = PadDraft & { run: PadRun | null };

type OfRow<Change> = PayloadAction<{ id: string } & Change>;

export const emptyDraft: PadDraft = { clientId: null, rows: [], text: '' };
const initialState: PadState = { ...emptyDraft, run: null };

/** Clears the failure, which applied to the previous item or quantity. */
const withoutOutcome = ({ id, code, quantity }: PadRow): PadRow => ({ id, code, quantity });

const changed = (state: PadState, id: string, change: (row: PadRow) => PadRow) => {
  state.rows = state.rows.map((row) => (row.id === id ? change(row) : row));
};

const without = (rows: readonly PadRow[], ids: readonly string[]): PadRow[] => {
  const gone = new Set(ids);
  return rows.filter(({ id }) => !gone.has(id));
};

const settled = (state: PadState, kind: 'added' | 'failed', count: number) => {
  if (state.run) state.run[kind] += count;
};

export const padSlice = createSlice({
  name: 'orderPad',
  initialState,
  reducers: {
    // Discards rows that belong to another client.
    padOpened: (state, { payload: { clientId } }: PayloadAction<{ clientId: number }>) =>
      state.clientId === clientId ? state : { ...initialState, clientId },
    padRestored: (state, { payload }: PayloadAction<PadDraft>): PadState => ({ ...payload, run: state.run }),
    textTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.text = payload.text;
    },
    linesTaken: {
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
    rowWritten: (state, { payload: { id, ...cells } }: OfRow<Partial<TypedLine>>) => {
      if (state.rows.some((row) => row.id === id)) changed(state, id, (row) => ({ ...withoutOutcome(row), ...cells }));
      // A code without a quantity means one piece.
      else state.rows.push({ id, code: '', quantity: cells.code === undefined ? '' : '1', ...cells });
      state.rows = state.rows.filter(({ code, quantity }) => code !== '' || quantity !== '');
    },
    itemChosen: (state, { payload: { id, key } }: OfRow<{ key: string }>) => {
      changed(state, id, (row) => ({ ...withoutOutcome(row), choice: key }));
    },
    rowsRemoved: (state, { payload: { ids } }: PayloadAction<{ ids: string[] }>) => {
      state.rows = without(state.rows, ids);
    },
    padCleared: ({ clientId }) => ({ ...initialState, clientId }),
    addingStarted: (state, { payload: { ids, isMore } }: PayloadAction<{ ids: string[]; isMore: boolean }>) => {
      const chosen = new Set(ids);
      for (const row of state.rows) if (chosen.has(row.id)) delete row.failure;
      const added = isMore ? (state.run?.added ?? 0) : 0;
      const failed = state.rows.filter(({ failure }) => failure).length;
      state.run = { state: 'running', total: added + failed + ids.length, added, failed };
    },
    targetsNoted: (state, { payload: { targets } }: PayloadAction<{ targets: Record<string, number> }>) => {
      for (const row of state.rows) {
        const target = targets[row.id];
        if (target !== undefined) row.target = target;
      }
    },
    linesReachedCart: (state, { payload: { ids } }: PayloadAction<{ ids: string[] }>) => {
      state.rows = without(state.rows, ids);
      settled(state, 'added', ids.length);
    },
    linesFailed: (
      state,
      {
        payload: { ids, failure, target },
      }: PayloadAction<{ ids: string[]; failure: PadFailure; target: number | null }>,
    ) => {
      for (const id of ids) {
        changed(state, id, ({ target: _former, ...row }) => ({ ...row, failure, ...(target !== null && { target }) }));
      }
      settled(state, 'failed', ids.length);
    },
    linesNotSent: (state, { payload: { ids } }: PayloadAction<{ ids: string[] }>) => {
      const chosen = new Set(ids);
      for (const row of state.rows) if (chosen.has(row.id)) delete row.target;
    },
    pauseAsked: (state) => {
      if (state.run?.state === 'running') state.run.state = 'pausing';
    },
    addingEnded: (state) => {
      if (state.run) state.run.state = state.run.added + state.run.failed < state.run.total ? 'paused' : 'ended';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectPadRows: ({ rows }) => rows,
    selectPadText: ({ text }) => text,
    selectPadRun: ({ run }) => run,
    selectPadDraft: createSelector(
      [(state: PadState) => state.clientId, (state: PadState) => state.rows, (state: PadState) => state.text],
      (clientId, rows, text): PadDraft => (rows.length === 0 && text === '' ? emptyDraft : { clientId, rows, text }),
    ),
  },
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

import { cartLineId } from '../cartModel';
import type { LineOutcome, LineToAdd } from './addLines';

type Counts = { added: number; failed: number };

/** Many lines being added to the cart, counted in rows of the screen that sent them. */
export type AddingRun = Counts & {
  /** `stopped` when rows were left unsent. */
  state: 'running' | 'stopping' | 'stopped' | 'ended';
  total: number;
  /** Rows of the current or the last request, in order. */
  rowIds: string[];
  /** The latest outcome of each row. */
  outcomes: Record<string, LineOutcome>;
  /** Whether the user has left the screen that shows the run. */
  isLeft: boolean;
};

export type AddingState = Partial<Record<string, AddingRun>>;

type RunAction<More = object> = PayloadAction<{ run: string } & More>;

const initialState: AddingState = {};

/** A line stands for one row unless its caller merged several. */
export const getRowIds = (line: LineToAdd): string[] => line.rowIds ?? [cartLineId(line)];

export const isUnderWay = (run: AddingRun | undefined): boolean =>
  run?.state === 'running' || run?.state === 'stopping';

export const addingSlice = createSlice({
  name: 'adding',
  initialState,
  reducers: {
    addingStarted: (state, { payload: { run, rowIds, before } }: RunAction<{ rowIds: string[]; before?: Counts }>) => {
      const { added, failed } = before ?? { added: 0, failed: 0 };
      const outcomes = { ...state[run]?.outcomes };
      for (const id of rowIds) Reflect.deleteProperty(outcomes, id);
      const total = added + failed + rowIds.length;
      state[run] = { state: 'running', added, failed, total, rowIds, outcomes, isLeft: false };
    },
    linesSettled: (state, { payload }: RunAction<{ outcomes: LineOutcome[] }>) => {
      const run = state[payload.run];
      if (!run) return;
      for (const outcome of payload.outcomes) {
        const rowIds = getRowIds(outcome.line);
        if (outcome.state !== 'stopped') run[outcome.state] += rowIds.length;
        for (const id of rowIds) run.outcomes[id] = outcome;
      }
    },
    stopRequested: (state, { payload }: RunAction) => {
      const run = state[payload.run];
      if (run?.state === 'running') run.state = 'stopping';
    },
    addingEnded: (state, { payload }: RunAction) => {
      const run = state[payload.run];
      if (run) run.state = run.added + run.failed < run.total ? 'stopped' : 'ended';
    },
    addingShown: (state, { payload }: RunAction) => {
      const run = state[payload.run];
      if (run) run.isLeft = false;
    },
    // A run under way continues without its screen.
    addingLeft: (state, { payload }: RunAction) => {
      const run = state[payload.run];
      if (run && isUnderWay(run)) run.isLeft = true;
      else Reflect.deleteProperty(state, payload.run);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectAdding: (state, run: string) => state[run],
  },
});

export const { addingStarted, linesSettled, stopRequested, addingEnded, addingShown, addingLeft } = addingSlice.actions;

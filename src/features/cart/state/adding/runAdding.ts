import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { CartServices, CartThunkState } from '../edits/cartSync';
import {
  addingEnded,
  addingLeft,
  type AddingRun,
  addingStarted,
  type AddingState,
  getRowIds,
  isUnderWay,
  linesSettled,
  stopRequested,
} from './addingSlice';
import { addLines, type LineOutcome, type LineToAdd } from './addLines';

type State = CartThunkState & { adding?: AddingState };
type Thunk<Result> = ThunkAction<Result, State, CartServices, UnknownAction>;

type Request = Parameters<typeof addingStarted>[0];
type Send = (lines: LineToAdd[]) => Promise<void>;

// Each report re-renders every row on screen.
const reportInterval = 250;

const createReporter = (report: (outcomes: LineOutcome[]) => void) => {
  let outcomes: LineOutcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const settled = outcomes;
    outcomes = [];
    if (settled.length > 0) report(settled);
  };
  const add = (outcome: LineOutcome) => {
    outcomes.push(outcome);
    timer ??= setTimeout(flush, reportInterval);
  };
  return { add, flush };
};

/**
 * Adds many lines to the cart, tracks their progress in the state, and can be stopped. `work` sends the lines,
 * in several rounds if necessary. To retry a failed line, send the line in its outcome: it cannot be added twice.
 * Resolves to the finished run, or to null if one is already under way or the session has ended.
 */
export const runAdding =
  (request: Request, work: (send: Send, signal: AbortSignal) => Promise<void>): Thunk<Promise<AddingRun | null>> =>
  async (dispatch, getState, { cartSync: { runs } }) => {
    const { run } = request;
    if (isUnderWay(getState().adding?.[run])) return null;
    const controller = new AbortController();
    const { signal } = controller;
    runs.set(run, controller);
    // A run of an ended session may still be waiting for responses.
    const isCurrent = () => runs.get(run) === controller;
    const reporter = createReporter((outcomes) => {
      if (isCurrent()) dispatch(linesSettled({ run, outcomes }));
    });
    const send: Send = async (lines) => {
      await dispatch(addLines(lines, { signal, onSettled: reporter.add }));
      reporter.flush();
    };
    dispatch(addingStarted(request));
    try {
      await work(send, signal);
    } finally {
      if (isCurrent()) dispatch(addingEnded({ run }));
    }
    if (!isCurrent()) return null;
    runs.delete(run);
    const ended = getState().adding?.[run];
    if (ended?.isLeft) dispatch(addingLeft({ run }));
    return ended ?? null;
  };

/** Adds the lines in one round. */
export const addAllLines = (run: string, lines: LineToAdd[], before?: Request['before']) =>
  runAdding({ run, rowIds: lines.flatMap(getRowIds), before }, (send) => send(lines));

/** Waits for the requests in flight; the remaining lines are not sent. A screen that a replay leaves stops nothing. */
export const stopAdding =
  (run: string): Thunk<void> =>
  (dispatch, _getState, { cartSync: { runs }, isReplaying }) => {
    const controller = runs.get(run);
    if (!controller || isReplaying?.()) return;
    dispatch(stopRequested({ run }));
    controller.abort();
  };

import type { UnknownAction } from '@reduxjs/toolkit';

import { lateSlices } from '@/store/allParts';
import { rootReducer, type RootState } from '@/store/rootReducer';

import { type Difference, findDifferences } from './differences';
import { isRecord } from './jsonShape';
import { findMissing } from './knownActions';
import type { Recording } from './readExport';

export type Replayed = {
  state: RootState;
  route: string | null;
  missing: { id: number; what: string }[];
  failures: { id: number; type: string; message: string }[];
  /** Null if the export has no final state to compare with. */
  differences: Difference[] | null;
};

const createInitialState = (initial: unknown): RootState =>
  rootReducer(initial as Parameters<typeof rootReducer>[0], { type: '@@INIT' });

/** A slice that the session never loaded has its initial state. */
const withLateSlices = (final: unknown): unknown =>
  isRecord(final)
    ? { ...Object.fromEntries(lateSlices.map((slice) => [slice.reducerPath, slice.getInitialState()])), ...final }
    : final;

const apply = (state: RootState, action: UnknownAction): { state: RootState; message?: string } => {
  try {
    return { state: rootReducer(state, action) };
  } catch (error) {
    return { state, message: error instanceof Error ? error.message : String(error) };
  }
};

const getRoute = ({ location: { current } }: RootState): string | null =>
  current && `${current.pathname}${current.search}${current.hash}`;

/** Runs the recording through the current root reducer: no middleware, requests or storage. */
export const replay = ({ initial, actions, final }: Recording): Replayed => {
  let state = createInitialState(initial);
  const missing: Replayed['missing'] = [];
  const failures: Replayed['failures'] = [];
  for (const { id, action } of actions) {
    const what = findMissing(action);
    if (what !== null) missing.push({ id, what });
    const applied = apply(state, action);
    if (applied.message !== undefined) failures.push({ id, type: action.type, message: applied.message });
    state = applied.state;
  }
  return {
    state,
    route: getRoute(state),
    missing,
    failures,
    differences: final === undefined ? null : findDifferences(withLateSlices(final), state),
  };
};

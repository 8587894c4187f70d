import type { UnknownAction } from '@reduxjs/toolkit';

import { lazySlices } from '@/store/allParts';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { isRecord } from '@/shared/lib/isRecord';

import { type Difference, findDifferences } from './differences';
import { findUnknown } from './knownActions';
import { type Recording, UnreadableSession } from './readSession';

export type Replayed = {
  state: RootState;
  /** The address at each moment, beginning with the state before the first action. */
  routes: (string | null)[];
  unknown: { id: number; what: string }[];
  failures: { id: number; type: string; message: string }[];
  /** Null if the file has no final state to compare with. */
  differences: Difference[] | null;
};

// These depend on the machine, not on the actions: network, window focus, and the process that created the api.
const machineState = ['$.api.config.online', '$.api.config.focused', '$.api.config.middlewareRegistered'];

const createInitialState = (initial: unknown): RootState => rootReducer(initial ?? undefined, { type: '@@INIT' });

/** A slice that the session never loaded has its initial state. */
const withLazySlices = (final: unknown): unknown =>
  isRecord(final)
    ? { ...Object.fromEntries(lazySlices.map((slice) => [slice.reducerPath, slice.getInitialState()])), ...final }
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

/** Screens rely on the shape of the state, so any other is rejected. */
const checkInitialState = (initial: unknown) => {
  if (initial === undefined || initial === null) return;
  const own = Object.entries(rootReducer(undefined, { type: '@@INIT' }));
  const isState =
    isRecord(initial) && own.every(([key, value]) => !(key in initial) || isRecord(initial[key]) === isRecord(value));
  if (!isState) throw new UnreadableSession('damaged', 'its initial state does not belong to this application');
};

const rejectOtherApplication = ({ initial, actions }: Recording, unknownCount: number) => {
  const own = rootReducer(undefined, { type: '@@INIT' });
  const hasOwnState = isRecord(initial) && Object.keys(initial).some((key) => key in own);
  if (!hasOwnState && actions.length > 0 && unknownCount === actions.length)
    throw new UnreadableSession('other', 'it belongs to another application: none of its actions are known');
};

/** Runs the recording through the current root reducer: no middleware, requests or storage. */
export const replay = (recording: Recording): Replayed => {
  const { initial, actions, final } = recording;
  const unknown = actions.flatMap(({ id, action }) => {
    const what = findUnknown(action);
    return what === null ? [] : [{ id, what }];
  });
  rejectOtherApplication(recording, unknown.length);
  checkInitialState(initial);
  let state = createInitialState(initial);
  const routes = [getRoute(state)];
  const failures: Replayed['failures'] = [];
  for (const { id, action } of actions) {
    const applied = apply(state, action);
    if (applied.message !== undefined) failures.push({ id, type: action.type, message: applied.message });
    state = applied.state;
    routes.push(getRoute(state));
  }
  const differences =
    final === undefined
      ? null
      : findDifferences(withLazySlices(final), state).filter(({ path }) => !machineState.includes(path));
  return { state, routes, unknown, failures, differences };
};

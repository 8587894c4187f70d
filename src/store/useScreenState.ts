import { useEffect, useLayoutEffect, useRef } from 'react';

import { screenSlice } from '@/features/location/state/screenSlice';

import type { AppThunk } from './appTypes';
import { useAppDispatch, useAppSelector } from './hooks';
import { rootReducer } from './rootReducer';

const { screenChanged, screenReset } = screenSlice.actions;
const { selectScreenValue } = screenSlice.injectInto(rootReducer).selectors;

type Storable = object | string | number | boolean | null;

const reset =
  (place: string): AppThunk =>
  (dispatch, getState) => {
    if (selectScreenValue(getState(), place) !== undefined) dispatch(screenReset({ place }));
  };

const change =
  <Value extends Storable>(place: string, initial: Value, getNext: (before: Value) => Value): AppThunk =>
  (dispatch, getState) => {
    const before = (selectScreenValue(getState(), place) ?? initial) as Value;
    const value = getNext(before);
    if (value === initial) dispatch(reset(place));
    else if (value !== before) dispatch(screenChanged({ place, value }));
  };

/** How many components show each value. */
const shown = new Map<string, number>();

const addShown = (place: string, change: 1 | -1): number => {
  const count = (shown.get(place) ?? 0) + change;
  if (count === 0) shown.delete(place);
  else shown.set(place, count);
  return count;
};

/**
 * Like `useState`, but kept in the store so that recordings include it. Components with the same place share the value,
 * which the last one to unmount resets. `initial` is never stored; pass the same object each time.
 */
export const useScreenState = <Value extends Storable>(place: string, initial: Value) => {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectScreenValue(state, place)) as Value | undefined;
  const shownAt = useRef<string>(undefined);
  // Before anyone can press: effects may run later.
  useLayoutEffect(() => {
    shownAt.current = place;
    return () => {
      shownAt.current = undefined;
    };
  }, [place]);
  // Reset on unmount, not on mount: mounting would erase an imported state.
  useEffect(() => {
    addShown(place, 1);
    return () => {
      if (addShown(place, -1) === 0) dispatch(reset(place));
    };
  }, [dispatch, place]);
  const update = (getNext: (before: Value) => Value) => {
    if (shownAt.current === place) dispatch(change(place, initial, getNext));
  };
  const set = (value: Value) => update(() => value);
  return [stored ?? initial, set, update] as const;
};

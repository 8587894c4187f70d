import { useEffect, useRef } from 'react';

import { screenSlice } from '@/features/location/screenSlice';

import type { AppThunk } from './appTypes';
import { useAppDispatch, useAppSelector } from './hooks';
import { rootReducer } from './rootReducer';

const { screenChanged, screenRestored } = screenSlice.actions;
const { selectPlace } = screenSlice.injectInto(rootReducer).selectors;

type Kept = object | string | number | boolean | null;

const restore =
  (place: string): AppThunk =>
  (dispatch, getState) => {
    if (selectPlace(getState(), place) !== undefined) dispatch(screenRestored({ place }));
  };

const change =
  <Value extends Kept>(place: string, initial: Value, getNext: (before: Value) => Value): AppThunk =>
  (dispatch, getState) => {
    const before = (selectPlace(getState(), place) ?? initial) as Value;
    const value = getNext(before);
    if (value === initial) dispatch(restore(place));
    else if (value !== before) dispatch(screenChanged({ place, value }));
  };

/**
 * Like `useState`, except that replays find the value. Components with the same place share it. `initial` stands for
 * having no entry; an object must be the same one each time.
 */
export const useScreenState = <Value extends Kept>(place: string, initial: Value) => {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectPlace(state, place)) as Value | undefined;
  const shownAt = useRef<string>(undefined);
  // Cleared on leaving rather than on opening, which would clear a state that was imported for a replay.
  useEffect(() => {
    shownAt.current = place;
    return () => {
      shownAt.current = undefined;
      dispatch(restore(place));
    };
  }, [dispatch, place]);
  const update = (getNext: (before: Value) => Value) => {
    if (shownAt.current === place) dispatch(change(place, initial, getNext));
  };
  const set = (value: Value) => update(() => value);
  return [stored === undefined ? initial : stored, set, update] as const;
};

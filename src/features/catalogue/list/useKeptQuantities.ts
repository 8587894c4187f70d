import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { screenSlice } from '@/features/location/state/screenSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';

import { listLeft, listRestored, selectKeptQuantities } from '../state/catalogueSlice';

const { screenChanged } = screenSlice.actions;
const { selectScreen } = screenSlice.injectInto(rootReducer).selectors;

// Those of useOrdering.ts and useVariantOrder.ts.
const isQuantity = (place: string) => /^(ordering|variants)\//.test(place);
// What is being added will not be typed any more.
const isBeingAdded = (value: unknown) =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'isAdding') === true;

const leave =
  (list: string): AppThunk =>
  (dispatch, getState) => {
    const typed = Object.entries(selectScreen(getState()));
    const kept = typed.filter(([place, value]) => isQuantity(place) && !isBeingAdded(value));
    if (kept.length > 0) dispatch(listLeft({ list, values: Object.fromEntries(kept) }));
  };

const restore =
  (list: string): AppThunk =>
  (dispatch, getState) => {
    const kept = selectKeptQuantities(getState());
    if (kept?.list !== list) return;
    for (const [place, value] of Object.entries(kept.values)) dispatch(screenChanged({ place, value }));
    dispatch(listRestored());
  };

/** Quantities typed in the list that was left last are still there when the buyer comes back to it. */
export const useKeptQuantities = () => {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const list = pathname + search;
  const shown = useRef(list);
  // After the effects of the page that was left, which may have shown the same items.
  useEffect(() => {
    shown.current = list;
    dispatch(restore(list));
  }, [dispatch, list]);
  // A layout effect ends before the effects of the fields, which reset what was typed.
  useLayoutEffect(
    () => () => {
      dispatch(leave(shown.current));
    },
    [dispatch],
  );
};

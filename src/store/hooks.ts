import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { AppDispatch } from './appTypes';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** What this browser has stored, also while the page hydrates with the server's state, which knows none of it. */
export const useOwnState = <Selected>(select: (state: RootState) => Selected): Selected => {
  const store = useStore<RootState>();
  const getSelected = () => select(store.getState());
  return useSyncExternalStore((onChange) => store.subscribe(onChange), getSelected, getSelected);
};

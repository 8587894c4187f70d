import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

import { baseApi } from './baseApi';

type Endpoint<Result> = { name: string; matchFulfilled: (action: UnknownAction) => action is PayloadAction<Result> };

/** The types of Redux Toolkit describe the arguments of the action creator, not the action. */
type Restored = { queryDescription: { endpointName: string }; value: unknown }[];

/**
 * The result of an endpoint that an action brings, if any. Reducers use it instead of `matchFulfilled`, which misses the
 * results that a rendered page was made from: they are restored, not requested again.
 */
export const findResult = <Result>(
  action: UnknownAction,
  { name, matchFulfilled }: Endpoint<Result>,
): Result | undefined => {
  if (matchFulfilled(action)) return action.payload;
  if (!baseApi.util.upsertQueryEntries.match(action)) return undefined;
  const restored = action.payload as unknown as Restored;
  return restored.find(({ queryDescription }) => queryDescription.endpointName === name)?.value as Result | undefined;
};

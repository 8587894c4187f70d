import type { UnknownAction } from '@reduxjs/toolkit';

import type { Lifted } from '@/store/timeTravel';

import { getEndpoint } from './knownActions';
import type { Recording } from './readSession';
import type { SessionFile } from './sessionFile';

export type Moment = {
  id: number;
  label: string;
  action: UnknownAction;
  /** Milliseconds since the first one. */
  at: number;
};

/** What was recorded, in order. The first moment is the state that the recording began with. */
export const readMoments = ({ stagedActionIds, actionsById }: Lifted): Moment[] => {
  const getTime = (id: number | undefined) => (id === undefined ? 0 : (actionsById[id]?.timestamp ?? 0));
  const start = getTime(stagedActionIds[1]);
  return stagedActionIds.map((id, index) => {
    const action = actionsById[id]?.action ?? { type: '' };
    const endpoint = getEndpoint(action);
    return {
      id,
      action,
      label: endpoint === undefined ? action.type : `${action.type} · ${endpoint}`,
      at: index === 0 ? 0 : getTime(id) - start,
    };
  });
};

/** The recording as a session file, without the states in between, which follow from the actions. */
export const toRecorded = (lifted: Lifted): Pick<SessionFile, 'initial' | 'actions' | 'final'> => ({
  initial: lifted.computedStates[0]?.state,
  actions: readMoments(lifted)
    .slice(1)
    .filter(({ id }) => !lifted.skippedActionIds.includes(id))
    .map(({ at, action }) => ({ at, action })),
  final: lifted.computedStates.at(-1)?.state,
});

/** In the format of Redux DevTools, which compute the states themselves. */
export const toLifted = ({ initial, actions }: Recording): Lifted => ({
  monitorState: undefined,
  actionsById: Object.fromEntries(
    [{ action: { type: '@@INIT' }, at: 0 }, ...actions].map(({ action, at = 0 }, id) => [
      id,
      { type: 'PERFORM_ACTION', action, timestamp: at, stack: undefined },
    ]),
  ),
  nextActionId: actions.length + 1,
  stagedActionIds: [0, ...actions.map((_, index) => index + 1)],
  skippedActionIds: [],
  committedState: initial as Lifted['committedState'],
  currentStateIndex: actions.length,
  computedStates: [],
  isLocked: false,
  isPaused: false,
});

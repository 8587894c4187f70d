import type { UnknownAction } from '@reduxjs/toolkit';

import type { SessionFile } from '@/app/reports/sessionFile';
import { locationChanged } from '@/features/location/state/locationSlice';
import type { Lifted } from '@/store/timeTravel';

import { getEndpoint } from './knownActions';
import type { Recording } from './readSession';
import { errorLogged, type Failure, getLogId, getRequestId, isSettled, readFailure } from './requestAnswers';

export type Moment = {
  id: number;
  label: string;
  action: UnknownAction;
  /** Milliseconds since the first one. */
  at: number;
  /** For the answer to a request: milliseconds since it was sent. */
  took: number | null;
  failure: Failure | null;
  /** For the answer to a request: its id in the log of the services. */
  logId: string | null;
  /** Whether the page went to another address. */
  isLandmark: boolean;
};

const getLabel = (action: UnknownAction): string => {
  const { type } = action;
  if (errorLogged.match(action)) return `console · ${action.payload.message.split('\n', 1)[0]}`;
  if (locationChanged.match(action)) return `${type} · ${action.payload.pathname}${action.payload.search}`;
  const endpoint = getEndpoint(action);
  return endpoint === undefined ? type : `${type} · ${endpoint}`;
};

/** What was recorded, in order. The first moment is the state that the recording began with. */
export const readMoments = ({ stagedActionIds, actionsById }: Lifted): Moment[] => {
  const getTime = (id: number | undefined) => (id === undefined ? 0 : (actionsById[id]?.timestamp ?? 0));
  const start = getTime(stagedActionIds[1]);
  const sentAt = new Map<string, number>();
  return stagedActionIds.map((id, index) => {
    const action = actionsById[id]?.action ?? { type: '' };
    const at = index === 0 ? 0 : getTime(id) - start;
    const requestId = getRequestId(action);
    const sent = requestId === null ? undefined : sentAt.get(requestId);
    if (requestId !== null && sent === undefined) sentAt.set(requestId, at);
    return {
      id,
      action,
      label: getLabel(action),
      at,
      took: sent !== undefined && isSettled(action) ? at - sent : null,
      failure: readFailure(action),
      logId: isSettled(action) ? getLogId(action) : null,
      isLandmark: locationChanged.match(action),
    };
  });
};

/** By the id of the action. */
export type Notes = Readonly<Record<number, string>>;

/** The recording as a session file, without the states in between, which follow from the actions. */
export const toRecorded = (
  lifted: Lifted,
  notes: Notes = {},
): Pick<SessionFile, 'initial' | 'actions' | 'final' | 'notes'> => {
  const moments = readMoments(lifted).filter(({ id }) => !lifted.skippedActionIds.includes(id));
  return {
    initial: lifted.computedStates[0]?.state,
    actions: moments.slice(1).map(({ at, action }) => ({ at, action })),
    final: lifted.computedStates.at(-1)?.state,
    notes: moments.flatMap(({ id }, action) => (notes[id] ? [{ action, text: notes[id] }] : [])),
  };
};

/** In the format of Redux DevTools, which compute the states themselves. */
export const toLifted = ({ initial, actions }: Recording, currentStateIndex = actions.length): Lifted => ({
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
  currentStateIndex,
  computedStates: [],
  isLocked: false,
  isPaused: false,
});

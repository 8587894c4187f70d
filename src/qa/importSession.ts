import { ActionCreators } from '@redux-devtools/instrument';
import { nanoid } from '@reduxjs/toolkit';

import { describeSession } from '@/app/reports/sessionFile';
import type { LiftedStore } from '@/store/timeTravel';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { toIndex, type WantedMoment } from './momentLink';
import { findDifferences } from './session/differences';
import { type Notes, toLifted } from './session/liftedSession';
import { maxFileSize, readSession, type Recording, UnreadableSession } from './session/readSession';
import { replay, type Replayed } from './session/replay';

export type ImportedSession = {
  id: string;
  fileName: string;
  about: Recording['about'];
  notes: Notes;
  /** Whether it is the session that the address leads to. */
  isWanted: boolean;
  ownBuild: string;
  /** Paths of settings that differ from this page's. */
  otherSettings: string[];
  unknown: Replayed['unknown'];
  /** The action that failed to replay; the session is shown up to the one before it. */
  failure: Replayed['failures'][number] | undefined;
};

/** Throws UnreadableSession, having changed nothing. */
export const importSession = async (
  file: File,
  {
    config,
    liftedStore,
    wanted,
  }: { config: RuntimeConfig; liftedStore: LiftedStore; wanted: WantedMoment | undefined },
): Promise<ImportedSession> => {
  if (file.size > maxFileSize) throw new UnreadableSession('tooLarge', 'it is larger than 64 MB');
  const recording = readSession(await file.text());
  const { unknown, failures } = replay(recording);
  const [failure] = failures;
  const shown = failure ? recording.actions.slice(0, failure.id - 1) : recording.actions;
  const { about } = recording;
  const isWanted = wanted !== undefined && (wanted.reportId ?? about?.report?.id) === about?.report?.id;
  const current = isWanted ? toIndex(wanted.place, shown.length) : shown.length;
  liftedStore.dispatch(ActionCreators.importState(toLifted({ ...recording, actions: shown }, current)));
  return {
    id: nanoid(),
    fileName: file.name,
    about,
    notes: Object.fromEntries((about?.notes ?? []).map(({ action, text }) => [action, text])),
    isWanted,
    ownBuild: describeSession(config).build,
    otherSettings: about?.configuration
      ? findDifferences(about.configuration, config).map(({ path }) => path.replace('$.', ''))
      : [],
    unknown,
    failure,
  };
};

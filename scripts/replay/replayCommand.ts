import { readFileSync, writeFileSync } from 'node:fs';

import { readSession, type Recording, UnreadableSession } from '@/qa/session/readSession';
import { replay, type Replayed } from '@/qa/session/replay';
import { type SessionFile, sessionFormat, sessionVersion } from '@/app/reports/sessionFile';

import { readOptions } from '../process/commandOptions.mjs';
import { Misuse, report } from '../process/failure.mjs';
import { findPath, getExitCode, reportLines, withoutControls } from './report';

const help = `usage: npm run replay -- FILE [options]

Runs a recorded session through the reducers, and compares the state with the recorded one. Then steps through it in
the built application in Chromium, and checks that each screen follows. FILE is an export of QA mode, of Redux DevTools,
or of "npm run reports -- export".

  --until N             replay the first N actions only; nothing is compared
  --state PATH          print this part of the state, for example $.cart or $.location.current.pathname
  --save OUT.json       save the session with the state that it ends with here, as readable JSON
  --no-screens          check the state only, which needs neither a build nor Chromium
  --screenshot OUT.png  save what Chromium shows at the end

Exits with 0 if states and screens match, 1 if they differ, an action is unknown or a reducer failed, 2 if FILE is
unreadable.`;

const readFile = (file: string): Recording => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Misuse(`cannot read ${file}: ${(error as Error).message}`);
  }
  return readSession(text);
};

/** An earlier state cannot be compared, because only the final one was recorded. */
const trim = (recording: Recording, until: string | undefined): Recording => {
  if (until === undefined) return recording;
  if (!/^\d+$/.test(until)) throw new Misuse(`--until ${until}: must be a number of actions`);
  const actions = recording.actions.slice(0, Number(until));
  return { ...recording, actions, final: actions.length < recording.actions.length ? undefined : recording.final };
};

/** In the application's own format, but with repeated parts written out, so that state changes are easy to review. */
const toSessionFile = ({ about, initial, actions }: Recording, final?: unknown): SessionFile => ({
  ...about,
  format: sessionFormat,
  version: sessionVersion,
  savedAt: about?.savedAt ?? new Date().toISOString(),
  initial,
  actions: actions.map(({ action, at = 0 }) => ({ at, action })),
  final,
});

const save = (session: SessionFile, file: string) => {
  try {
    writeFileSync(file, `${JSON.stringify(session, null, 2)}\n`);
  } catch (error) {
    throw new Misuse(`cannot write ${file}: ${(error as Error).message}`);
  }
};

/** The page shows a session up to the first action that fails. */
const findScreenFault = async (
  recording: Recording,
  { failures, routes }: Replayed,
  screenshot: string | undefined,
) => {
  const { checkScreens } = await import('./checkScreens.mjs');
  const shown = routes.slice(0, failures[0]?.id);
  return checkScreens(toSessionFile(recording), { routes: shown, screenshot });
};

const options = {
  until: { type: 'string' },
  state: { type: 'string' },
  save: { type: 'string' },
  screenshot: { type: 'string' },
  'no-screens': { type: 'boolean' },
} as const;

const runReplay = async (args: string[]): Promise<number> => {
  const read = readOptions(args, { help, options, allowPositionals: true });
  if (!read) return 0;
  const { positionals, values } = read;
  const { until, state, save: savedFile, screenshot, 'no-screens': stateOnly = false } = values;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Misuse(help);
  try {
    const recording = trim(readFile(file), until);
    const replayed = replay(recording);
    console.log(reportLines(replayed, recording.actions.length).join('\n'));
    if (state !== undefined) console.log(withoutControls(`${state}: ${findPath(replayed.state, state)}`));
    if (savedFile !== undefined) save(toSessionFile(recording, replayed.state), savedFile);
    if (stateOnly) return getExitCode(replayed);
    const fault = await findScreenFault(recording, replayed, screenshot);
    console.log(withoutControls(fault ?? 'every screen follows the recording'));
    return fault === undefined ? getExitCode(replayed) : 1;
  } catch (error) {
    if (error instanceof UnreadableSession) throw new Misuse(`cannot replay ${file}: ${error.message}`);
    throw error;
  }
};

/** `npm run replay`: returns its exit code. */
export const replayCommand = (args: string[]): Promise<number> => runReplay(args).catch(report);

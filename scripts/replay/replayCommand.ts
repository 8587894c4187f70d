import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readSession, type Recording, UnreadableSession } from '@/app/qa/session/readSession';
import { replay, type Replayed } from '@/app/qa/session/replay';
import { type SessionFile, sessionFormat, sessionVersion } from '@/app/qa/session/sessionFile';

import { report } from '../process/failure.mjs';
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
  --help                print this text
  --version             print the version

Exits with 0 if states and screens match, 1 if they differ, an action is unknown or a reducer failed, 2 if FILE is
unreadable.`;

type Print = (text: string) => void;

/** Printed without a stack trace. */
class UsageError extends Error {}

const readOptions = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        state: { type: 'string' },
        save: { type: 'string' },
        screenshot: { type: 'string' },
        'no-screens': { type: 'boolean' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
};

const readFile = (file: string): Recording => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  return readSession(text);
};

/** An earlier state cannot be compared, because only the final one was recorded. */
const trim = (recording: Recording, until: string | undefined): Recording => {
  if (until === undefined) return recording;
  if (!/^\d+$/.test(until)) throw new UsageError(`--until ${until}: must be a number of actions`);
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
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`);
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

const runReplay = async (args: string[], print: Print): Promise<number> => {
  const {
    positionals,
    help: wantsHelp,
    version: wantsVersion,
    until,
    state,
    save: savedFile,
    screenshot,
    'no-screens': stateOnly = false,
  } = readOptions(args);
  if (wantsHelp) {
    print(help);
    return 0;
  }
  if (wantsVersion) {
    const { version } = await import('../process/commandOptions.mjs');
    print(version);
    return 0;
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(help);
  try {
    const recording = trim(readFile(file), until);
    const replayed = replay(recording);
    print(reportLines(replayed, recording.actions.length).join('\n'));
    if (state !== undefined) print(withoutControls(`${state}: ${findPath(replayed.state, state)}`));
    if (savedFile !== undefined) save(toSessionFile(recording, replayed.state), savedFile);
    if (stateOnly) return getExitCode(replayed);
    const fault = await findScreenFault(recording, replayed, screenshot);
    print(withoutControls(fault ?? 'every screen follows the recording'));
    return fault === undefined ? getExitCode(replayed) : 1;
  } catch (error) {
    if (error instanceof UnreadableSession) throw new UsageError(`cannot replay ${file}: ${error.message}`);
    throw error;
  }
};

/** `npm run replay`: returns its exit code. */
export const replayCommand = async (args: string[], print: Print, printError: Print): Promise<number> => {
  try {
    return await runReplay(args, print);
  } catch (error) {
    if (!(error instanceof UsageError)) return report(error);
    printError(error.message);
    return 2;
  }
};

import { createHash } from 'node:crypto';
import fs from 'node:fs';

import { diskFull, Failure } from '../process/failure.mjs';
import { inRoot, logFile, root } from '../process/paths.mjs';
import { run } from '../process/processes.mjs';
import { step } from '../process/progress.mjs';
import { matchesLock } from './lockAgreement.mjs';
import { npmFailureMessage } from './npmFailure.mjs';

const neededBytes = 1.5 * 1024 ** 3;
const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules', '.medida-lock');
const installedFile = inRoot('node_modules', '.package-lock.json');

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const isInstalled = (lockHash) => {
  if (!fs.existsSync(installedFile)) return false;
  if (fs.existsSync(stampFile)) {
    const [stampedHash, installedAt] = fs.readFileSync(stampFile, 'utf8').trim().split(' ');
    if (stampedHash === lockHash && Number(installedAt) === fs.statSync(installedFile).mtimeMs) return true;
  }
  return matchesLock(readJson(lockFile), readJson(installedFile));
};

const stamp = (lockHash) => fs.writeFileSync(stampFile, `${lockHash} ${fs.statSync(installedFile).mtimeMs}\n`);

const requireSpace = () => {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < neededBytes) throw new Failure(diskFull);
};

// Retries for 15 seconds on a poor network; with npm's defaults it would be silent for over a minute.
const retries = ['--fetch-retries=4', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000'];

/** npm's own script if npm started this process: it needs no shell on any platform. */
export const npmCommand = () => {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
};

const npmCi = async () => {
  const log = logFile('install.log');
  const [command, args] = npmCommand();
  const shell = command === 'npm' && process.platform === 'win32';
  // Overrides the log level: under `npm test --silent`, npm would not report why it failed.
  const options = ['--no-progress', '--loglevel=warn', ...retries];
  const { code, output } = await run(command, [...args, 'ci', ...options], { log, shell });
  if (code !== 0) throw new Failure(npmFailureMessage(output, log));
};

/** Installs packages if node_modules does not match the lock file; otherwise leaves it alone. */
export const install = async () => {
  const lockHash = createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
  if (!isInstalled(lockHash)) {
    requireSpace();
    await step('Installing the packages (npm ci)', npmCi);
  }
  stamp(lockHash);
};

import { diskFull, Failure, isDiskFull } from '../process/failure.mjs';
import { logFile } from '../process/paths.mjs';
import { run } from '../process/processes.mjs';
import { step } from '../process/progress.mjs';
import { findCommand } from './findCommand.mjs';

const asRoot = async () => {
  if (process.getuid?.() === 0) return [];
  if (findCommand(['sudo']) && (await run('sudo', ['-n', 'true'])).code === 0) return ['sudo', '-n'];
  return null;
};

const aptGet = (prefix, args, log) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [command, ...rest] = [...prefix, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args];
  return run(command, rest, { log, env });
};

/**
 * Installs packages on a Debian-like system.
 * If that is impossible, the failure states in one line what to install manually.
 */
export const installSystemPackages = async (packages, title) => {
  const names = packages.join(' ');
  const prefix = findCommand(['apt-get']) ? await asRoot() : null;
  if (!prefix) {
    throw new Failure(
      `${title} is missing and cannot be installed from here. Install it (on Debian: apt-get install ${names}).`,
    );
  }
  await step(`Installing ${title} (apt-get install ${names})`, async () => {
    const log = logFile('apt.log');
    const install = ['install', '--no-install-recommends', ...packages];
    if ((await aptGet(prefix, install, log)).code === 0) return;
    await aptGet(prefix, ['update'], log);
    const { code, output } = await aptGet(prefix, install, log);
    if (code === 0) return;
    if (isDiskFull(output)) throw new Failure(diskFull);
    throw new Failure(`${title} is missing and apt-get could not install ${names}; its output is in ${log}`);
  });
};

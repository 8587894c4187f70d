import fs from 'node:fs';

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

/**
 * Unpacks one package into a folder instead of installing it, which would start its services.
 *
 * @internal
 */
export const unpackSystemPackage = async (name, folder, title) => {
  const missing = `${title} is missing and cannot be unpacked here. Install it (on Debian: apt-get install ${name}).`;
  if (!findCommand(['apt-get'])) throw new Failure(missing);
  await step(`Downloading ${title} (apt-get download ${name})`, async () => {
    const log = logFile('apt.log');
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const download = () => run('apt-get', ['download', name], { log, cwd: folder });
    if ((await download()).code !== 0) {
      const prefix = await asRoot();
      if (prefix) await aptGet(prefix, ['update'], log);
      if ((await download()).code !== 0) throw new Failure(`${missing} The output of apt-get is in ${log}`);
    }
    const [file = ''] = fs.readdirSync(folder).filter((each) => each.endsWith('.deb'));
    const { code, output } = await run('dpkg-deb', ['--extract', file, '.'], { log, cwd: folder });
    if (code !== 0) throw new Failure(isDiskFull(output) ? diskFull : `${missing} The output of dpkg-deb is in ${log}`);
    fs.rmSync(`${folder}/${file}`);
  });
};

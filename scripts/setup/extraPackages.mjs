import fs from 'node:fs';
import path from 'node:path';

import { Failure } from '../process/failure.mjs';
import { inRoot, logFile } from '../process/paths.mjs';
import { run } from '../process/processes.mjs';
import { step } from '../process/progress.mjs';
import { npmCommand } from './install.mjs';
import { npmFailureMessage } from './npmFailure.mjs';

const install = async (folder, manifest) => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  const log = logFile(`${path.basename(folder)}.log`);
  const [command, args] = npmCommand();
  const shell = command === 'npm' && process.platform === 'win32';
  const options = ['--no-package-lock', '--no-progress', '--no-audit', '--no-fund', '--loglevel=warn'];
  const { code, output } = await run(command, [...args, 'install', ...options], { log, shell, cwd: folder });
  if (code !== 0) throw new Failure(npmFailureMessage(output, log));
};

/** Packages that only one part needs are installed in `.cache` when that part first runs. Returns their folder. */
export const provideExtraPackages = async (name, manifest) => {
  const folder = inRoot('.cache', name);
  const isInstalled = Object.entries(manifest.dependencies).every(([dependency, version]) => {
    const file = path.join(folder, 'node_modules', dependency, 'package.json');
    return fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).version === version;
  });
  if (!isInstalled) await step(`Installing ${name} into .cache/${name}`, () => install(folder, manifest));
  return folder;
};

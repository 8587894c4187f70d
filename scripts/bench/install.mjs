import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Failure } from '../process/failure.mjs';
import { inRoot, logFile } from '../process/paths.mjs';
import { beforeExit, run } from '../process/processes.mjs';
import { seconds } from '../process/progress.mjs';
import { npmCommand } from '../setup/install.mjs';

const manifests = ['package.json', 'package-lock.json', '.npmrc', 'server/package.json'];

/** Measures `npm ci` in a separate folder, with npm's download cache as it is. */
export const bench = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-install-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const manifest of manifests) {
    fs.mkdirSync(path.dirname(path.join(folder, manifest)), { recursive: true });
    fs.copyFileSync(inRoot(manifest), path.join(folder, manifest));
  }
  const log = logFile('bench-install.log');
  const [command, args] = npmCommand();
  const from = Date.now();
  const { code } = await run(command, [...args, 'ci', '--no-progress'], { log, cwd: folder });
  if (code !== 0) throw new Failure(`npm ci failed; its output is in ${log}`);
  return { rows: [{ what: 'npm ci', time: seconds(Date.now() - from) }] };
};

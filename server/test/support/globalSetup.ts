import { existsSync, statfsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

import { readBundleOptions } from '../../bundleOptions';
import { builtContractsFile, builtServerFolder } from './preparedFiles';
import { prepareSchemas } from './prepareSchemas';

const memory = '/dev/shm';
const neededBytes = 2e9;

/** Databases in memory do not wait for the disk with every commit. */
const keepFilesInMemory = () => {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > neededBytes) process.env.TMPDIR = memory;
};

export default async () => {
  keepFilesInMemory();
  const options = await readBundleOptions(process.cwd());
  await mkdir(dirname(builtContractsFile), { recursive: true });
  await writeFile(builtContractsFile, options.define.builtContracts);
  await prepareSchemas();
  await rm(builtServerFolder, { recursive: true, force: true });
  const source = join('server', 'src');
  await build({
    ...options,
    entryPoints: {
      main: join(source, 'main.ts'),
      commandLine: join(source, 'commandLine.ts'),
      engineThread: join(source, 'engine', 'engineThread.ts'),
    },
    splitting: true,
    outdir: builtServerFolder,
  });
};

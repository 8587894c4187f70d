import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { readBuiltContracts } from '../../bundleOptions';
import { builtContractsFile } from './builtContractsFile';

/** The contracts as a build contains them, so that not every test file parses them. */
export default async () => {
  await mkdir(dirname(builtContractsFile), { recursive: true });
  await writeFile(builtContractsFile, JSON.stringify(await readBuiltContracts(process.cwd())));
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'yaml';

export type ContractName = 'public' | 'inventory' | 'orders';

/** The documents from which the application's slices are generated, too. */
export const readContract = async (rootDirectory: string, name: ContractName): Promise<object> => {
  const file = join(rootDirectory, 'src', 'api', 'contracts', `${name}.yaml`);
  return parse(await readFile(file, 'utf8')) as object;
};

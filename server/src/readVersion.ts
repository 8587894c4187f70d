import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product, for `--version`. */
export const readVersion = (rootDirectory: string) =>
  (JSON.parse(readFileSync(join(rootDirectory, 'package.json'), 'utf8')) as { version: string }).version;

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { Failure } from '../process/failure.mjs';
import { findCommand } from './findCommand.mjs';

const debianFolder = '/usr/lib/postgresql';

const newestOnDebian = () => {
  if (!fs.existsSync(debianFolder)) return undefined;
  return fs
    .readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'initdb')));
};

/**
 * The folder that contains initdb, postgres etc.
 *
 * @returns {string | undefined}
 */
export const findPostgresPrograms = () => {
  const onPath = findCommand(['initdb']);
  return newestOnDebian() ?? (onPath && path.dirname(onPath));
};

/**
 * PostgreSQL refuses to run as root, so root runs it as the user that its package created, or as nobody.
 *
 * @returns {{ name: string; id: number } | null}
 */
export const postgresAccount = () => {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { name, id: Number(execFileSync('id', ['-u', name], { stdio: ['ignore', 'pipe', 'ignore'] })) };
    } catch (error) {
      if (error.status === undefined) throw error;
    }
  }
  throw new Failure('PostgreSQL will not run as root, and there is no account postgres or nobody to run it as.');
};

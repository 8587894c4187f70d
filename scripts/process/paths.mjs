import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...segments) => path.join(root, ...segments);
export const logFile = (...segments) => {
  const file = inRoot('.cache', ...segments);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
};

/** The script behind a package's command: run directly by Node, it needs no shell and dies with its process group. */
export const binary = (packageName, command = packageName.split('/').pop()) => {
  const manifestFile = inRoot('node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifestFile);
  return path.join(path.dirname(manifestFile), typeof bin === 'string' ? bin : bin[command]);
};

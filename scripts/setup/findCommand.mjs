import fs from 'node:fs';
import path from 'node:path';

const isExecutable = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    // Missing, or not executable for this user: either way it cannot be used.
    return false;
  }
};

/** The first of the commands found on the PATH. */
export const findCommand = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find(isExecutable);

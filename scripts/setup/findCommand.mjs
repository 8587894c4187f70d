import fs from 'node:fs';
import path from 'node:path';

const isExecutable = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    // Missing, or not for this account: either way it is no command of ours.
    return false;
  }
};

/** The first of the commands that the PATH has. */
export const findCommand = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find(isExecutable);

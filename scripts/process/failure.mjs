/** A problem the user can act on: shown as one line, without a stack. */
export class Failure extends Error {}

/** A command was called with invalid arguments. */
export class Misuse extends Failure {}

export const diskFull = 'No disk space is left. Free some (about 1.5 GB for a first installation) and run this again.';

export const isDiskFull = (text) => /ENOSPC|no space left on device/i.test(text);

/** Prints an error and returns its exit code. */
export const report = (error) => {
  if (error instanceof Failure) console.error(error.message);
  else if (isDiskFull(`${error.code} ${error.message}`)) console.error(diskFull);
  else console.error(error);
  return error instanceof Misuse ? 2 : 1;
};

import { report } from './failure.mjs';
import { closeAll, stopOnSignals } from './processes.mjs';

/** Runs a command of scripts/commands and, however it ends, stops what it has started. */
export const runCommand = async (name, args) => {
  stopOnSignals();
  try {
    const command = await import(`../commands/${name}.mjs`);
    await command.run(args);
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};

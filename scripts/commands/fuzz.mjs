import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { Failure, report } from '../process/failure.mjs';
import { binary } from '../process/paths.mjs';
import { closeAll, runNode, stopOnSignals } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';
import { startPostgres } from '../setup/postgres.mjs';

const fewestRuns = 200;

const read = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '2000' },
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
    },
  });
  for (const [name, text] of Object.entries(values)) {
    if (!/^[1-9]\d{0,9}$/.test(text)) throw new Failure(`--${name} is "${text}", and must be a whole number above 0.`);
  }
  // With fewer runs, some operation may never succeed, which the tests treat as their own failure.
  if (Number(values.runs) < fewestRuns) throw new Failure(`--runs must be ${fewestRuns} or more.`);
  return values;
};

const show = (output) => process.stderr.write(output);

/** Sends far more requests per operation than the tests, kills the server far more often, and varies every time. */
export const fuzz = async (args) => {
  stopOnSignals();
  try {
    const { runs, kills, seed } = read(args);
    await install();
    const databaseUrl = process.env.TEST_DATABASE_URL || (await startPostgres());
    console.log(`${runs} requests for each operation, ${kills} kills, on both databases; --seed ${seed}`);
    const { code } = await runNode(
      [
        binary('jest'),
        'server/test/fuzz',
        'server/test/kill',
        '--selectProjects',
        'server',
        '--runInBand',
        '--verbose',
      ],
      {
        onOutput: show,
        env: {
          ...process.env,
          DATABASE_URL: undefined,
          TEST_DATABASE_URL: databaseUrl,
          FUZZ_RUNS: runs,
          FUZZ_SEED: seed,
          KILL_ROUNDS: kills,
        },
      },
    );
    process.exitCode = code;
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};

import { randomInt } from 'node:crypto';

import { readOptions } from '../process/commandOptions.mjs';
import { Misuse } from '../process/failure.mjs';
import { binary } from '../process/paths.mjs';
import { runNode } from '../process/processes.mjs';
import { install } from '../setup/install.mjs';
import { startPostgres } from '../setup/postgres.mjs';

// With fewer runs, some operation might never succeed, which fails the tests.
const minimumRuns = 200;

const help = `npm run fuzz -- [--runs N] [--kills N] [--seed N]

Sends the services malformed requests, and kills them at random moments.

  --runs N   requests for each operation, 2000 if missing
  --kills N  how often each database is killed, 200 if missing
  --seed N   repeats an earlier run

Example: npm run fuzz -- --runs 500 --kills 20`;

const parseOptions = (args) => {
  const read = readOptions(args, {
    help,
    options: {
      runs: { type: 'string', default: '2000' },
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
    },
  });
  if (!read) return undefined;
  const { values } = read;
  for (const [name, text] of Object.entries(values)) {
    if (!/^[1-9]\d{0,9}$/.test(text)) throw new Misuse(`--${name} must be a whole number above 0; it is "${text}".`);
  }
  if (Number(values.runs) < minimumRuns) throw new Misuse(`--runs must be ${minimumRuns} or more.`);
  return values;
};

/** Runs the fuzz and kill tests of the server with more requests, more kills and a new seed every time. */
export const run = async (args) => {
  const options = parseOptions(args);
  if (!options) return;
  const { runs, kills, seed } = options;
  await install();
  const databaseUrl = process.env.TEST_DATABASE_URL || (await startPostgres({ isDurable: false }));
  console.log(`${runs} requests per operation and ${kills} kills on each database; repeat with --seed ${seed}`);
  const { code } = await runNode(
    [binary('jest'), 'server/test/fuzz', 'server/test/kill', '--selectProjects', 'server', '--runInBand', '--verbose'],
    {
      onOutput: (output) => process.stderr.write(output),
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
};

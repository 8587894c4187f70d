import { provideChromium } from '../browser/chromium.mjs';
import { readOptions } from '../process/commandOptions.mjs';
import { Failure, Misuse, report } from '../process/failure.mjs';
import { seconds } from '../process/progress.mjs';
import { install } from '../setup/install.mjs';
import { startPostgres } from '../setup/postgres.mjs';
import { installSystemPackages, unpackSystemPackage } from '../setup/systemPackages.mjs';
import { cores } from '../testing/cores.mjs';
import { findPromtool, promtoolFolder } from '../testing/monitoring.mjs';
import { findPgbouncer } from '../testing/pgbouncer.mjs';
import { schedule } from '../testing/schedule.mjs';
import { createPicturesStage, listChangedStages, listQuickStages, stages } from '../testing/stages.mjs';
import { listFlaky, mostFlaky, totalsLine } from '../testing/totals.mjs';

const lineEvery = 10_000;

/** Shows which stages are running. */
const showRunning = () => {
  const startedAt = new Map();
  const terminal = process.stdout.isTTY;
  const clear = () => terminal && process.stdout.write('\r\x1b[2K');
  const draw = () => {
    if (startedAt.size === 0) return;
    const text = [...startedAt].map(([name, from]) => `${name} ${seconds(Date.now() - from)}`).join(', ');
    if (terminal) process.stdout.write(`\r\x1b[2K  running: ${text}`);
    else console.log(`  running: ${text}`);
  };
  const timer = setInterval(draw, terminal ? 200 : lineEvery);
  return {
    add: (name) => startedAt.set(name, Date.now()),
    remove: (name) => {
      startedAt.delete(name);
      clear();
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
};

const resultLine = (name, { passed, failed, skipped, flaky = [] }, milliseconds) => {
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    flaky.length > 0 && `${flaky.length} flaky`,
  ];
  return `${failed > 0 ? '✘' : '✔'} ${name.padEnd(12)}${seconds(milliseconds).padStart(9)}   ${counts.filter(Boolean).join(', ')}`;
};

/** Stages that depend on what has changed. */
const stagesByChange = { quick: listQuickStages, changed: listChangedStages };

const select = (names, options) => {
  const [alone] = names.filter((name) => name in stagesByChange);
  if (alone && names.length > 1) throw new Misuse(`"${alone}" selects its own stages: name no others.`);
  if (options.update && names.join() !== 'pictures') throw new Misuse('--update only goes with "pictures".');
  if (alone) return stagesByChange[alone]();
  if (names.length === 0) return stages;
  const all = [...stages, createPicturesStage(options)];
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Misuse(`No such stage: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const needed = all.flatMap(({ name, needs = [] }) => (names.includes(name) ? needs : []));
  return all.filter(({ name }) => names.includes(name) || needed.includes(name));
};

const providers = {
  postgres: async () => ({
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || (await startPostgres({ isDurable: false })),
  }),
  pgbouncer: async () => {
    if (!findPgbouncer()) await installSystemPackages(['pgbouncer'], 'PgBouncer');
    return {};
  },
  promtool: async () => {
    if (!findPromtool()) await unpackSystemPackage('prometheus', promtoolFolder, 'promtool');
    return {};
  },
  chromium: async () => ({ CHROME_PATH: await provideChromium() }),
};

/** Provides what stages need besides npm packages; if something is unavailable, only the stages that use it fail. */
const provideFor = async (selected) => {
  const env = {};
  const missing = {};
  for (const [name, provide] of Object.entries(providers)) {
    if (!selected.some((stage) => stage.uses?.includes(name))) continue;
    try {
      Object.assign(env, await provide());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(error.message);
      missing[name] = error.message;
    }
  }
  return { env, missing };
};

const runStage = async (stage, { env, missing }) => {
  const messages = (stage.uses ?? []).flatMap((name) => missing[name] ?? []);
  const lacking = { passed: 0, failed: messages.length, output: `${messages.join('\n')}\n` };
  if (messages.length > 0 && !stage.runsWithout) return lacking;
  try {
    const result = await stage.run(env);
    return { ...result, failed: result.failed + lacking.failed, output: `${result.output ?? ''}${lacking.output}` };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Failure ? error.message : error.stack}\n` };
  }
};

const runAll = async ({ positionals: names, values: options }, results) => {
  const setupFrom = Date.now();
  await install();
  const selected = await select(names, options);
  const provided = await provideFor(selected);
  const setup = { passed: 1, failed: 0 };
  results.push(setup);
  console.log(resultLine('setup', setup, Date.now() - setupFrom));

  const shown = showRunning();
  const timed = async (stage) => {
    const from = Date.now();
    shown.add(stage.name);
    const result = await runStage(stage, provided);
    return { ...result, milliseconds: Date.now() - from };
  };
  await schedule(selected, cores, timed, (stage, result) => {
    shown.remove(stage.name);
    results.push(result);
    console.log(resultLine(stage.name, result, result.milliseconds ?? 0));
    if (result.failed > 0) console.log(result.output.trimEnd());
  });
  shown.end();
};

const help = `npm test -- [STAGE...]

Runs all checks and tests, or the stages that are named:
  ${stages.map(({ name }) => name).join(', ')}
  quick      types and lint, and unit tests of what has changed
  changed    types and lint, and all tests of what has changed
  pictures   the look of screens, mails and printed pages, which is a part of e2e
What has changed is what is not committed or, if everything is, the last commit.

  --update   with "pictures": renews those that differ, to be looked at before they are committed

Example: npm test -- code unit`;

/** Installs what is missing and runs all stages, the named ones, or those of what has changed; the last line shows the totals. */
export const run = async (args) => {
  const results = [];
  try {
    const read = readOptions(args, { help, options: { update: { type: 'boolean' } }, allowPositionals: true });
    if (!read) return;
    await runAll(read, results);
  } catch (error) {
    if (report(error) === 2) {
      process.exitCode = 2;
      return;
    }
    results.push({ passed: 0, failed: 1 });
  }
  const failures = results.flatMap(({ failures: found = [] }) => found);
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`);
  const flaky = listFlaky(results);
  if (flaky.length > 0) console.log(`Passed only when repeated:\n${flaky.join('\n')}`);
  if (flaky.length > mostFlaky) results.push({ passed: 0, failed: 1 });
  console.log(totalsLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
};

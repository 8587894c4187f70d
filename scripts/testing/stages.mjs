import fs from 'node:fs';
import path from 'node:path';

import { build } from '../build/build.mjs';
import { Failure } from '../process/failure.mjs';
import { binary, inRoot, logFile } from '../process/paths.mjs';
import { run, runNode } from '../process/processes.mjs';
import { provideExtraPackages } from '../setup/extraPackages.mjs';
import { cores } from './cores.mjs';
import { listJestFailures, listPlaywrightFailures } from './failures.mjs';
import { checkMonitoring } from './monitoring.mjs';
import { countGate, countJest, countPlaywright } from './totals.mjs';

// Tests must not touch the developer's own database or ports.
const cleanEnv = {
  ...process.env,
  DATABASE_URL: undefined,
  WORKERS: undefined,
  PORT: undefined,
  SERVICES_PORT: undefined,
};

const log = (name) => logFile('test', `${name}.log`);

// Large initial heaps: the largest programs would otherwise spend a fifth of their time collecting garbage.
const roomy = ['--min-semi-space-size=32', '--max-semi-space-size=128', '--initial-old-space-size=1500'];

const gate = (name, args, { env, ...extra } = {}) => ({
  name,
  cores: 1,
  ...extra,
  run: async () => {
    const { code, output } = await runNode([...roomy, ...args()], { log: log(name), env: { ...cleanEnv, ...env } });
    return { ...countGate(code), output };
  },
});

const script = (file, ...args) => ['--import', 'tsx', inRoot('scripts', file), ...args];

const readSummary = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);

const thisNode = () => Promise.resolve(process.execPath);

const jest = (name, { projects = [name], args = [], mayBeEmpty = false, provideNode = thisNode, ...extra } = {}) => ({
  name,
  cores,
  ...extra,
  run: async (env) => {
    const summaryFile = inRoot('.cache', 'test', `${name}.json`);
    fs.rmSync(summaryFile, { force: true });
    const options = [
      '--ci',
      '--selectProjects',
      ...projects,
      '--json',
      '--testLocationInResults',
      `--outputFile=${summaryFile}`,
      ...args,
    ];
    const { code, output } = await run(await provideNode(), [...roomy, binary('jest'), ...options], {
      log: log(name),
      env: { ...cleanEnv, ...env },
    });
    const summary = readSummary(summaryFile);
    return { ...countJest(summary, code, mayBeEmpty), failures: listJestFailures(summary), output };
  },
});

/** Failures and tests that passed only when repeated leave traces, screenshots and logs in `.cache/test/e2e`. */
const playwright = (name, { args = [], provideNode = thisNode, ...extra } = {}) => ({
  name,
  cores,
  ...extra,
  run: async (env) => {
    const summaryFile = inRoot('.cache', 'test', `${name}.json`);
    fs.rmSync(summaryFile, { force: true });
    const options = ['test', '--config', inRoot('test', 'e2e'), '--reporter=dot,json', ...args];
    const { code, output } = await run(await provideNode(), [binary('@playwright/test', 'playwright'), ...options], {
      log: log(name),
      env: { ...cleanEnv, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: summaryFile },
    });
    const summary = readSummary(summaryFile);
    return { ...countPlaywright(summary, code), failures: listPlaywrightFailures(summary), output };
  },
});

const buildStage = {
  name: 'build',
  cores: 1,
  run: async () => {
    await build((_title, work) => work());
    return countGate(0);
  },
};

const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

// The type checker is written in Go, which by default collects garbage too often for a program this short.
const code = gate('code', () => [binary('oxlint')], { env: { GOGC: '400' } });

const postgres = { uses: ['postgres', 'pgbouncer'], runsWithout: true };
const withBrowser = { uses: ['chromium'], needs: ['build'] };
const workers = [`--workers=${cores}`];

const provideNode = async (version) => {
  const folder = await provideExtraPackages(`node-${version}`, { dependencies: { node: version } });
  return path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
};

/** Tests of what depends on Node most: the built services, their processes, files, pictures and passwords. */
const testOnNode = (version) => {
  const patterns = 'test/(processes/start|backup|pictures|identity/passwords)';
  const args = [`--maxWorkers=${cores}`, '--testPathPatterns', patterns];
  return jest(`node-${version.split('.')[0]}`, { projects: ['server'], args, provideNode: () => provideNode(version) });
};

/** A walk through the shop, whose services run on the Node of the tests. */
const walkOnNode = (version) => {
  const name = `walk-${version.split('.')[0]}`;
  const args = ['--grep=@walk', '--workers=1', `--output=${inRoot('.cache', 'test', name)}`];
  return playwright(name, { cores: 1, args, ...withBrowser, provideNode: () => provideNode(version) });
};

// What we ship, and what works, too.
const nodeVersions = ['24.21.0', '22.23.3'];

/**
 * In start order: single-core stages first, longest first, then those that use all cores.
 * Browser tests share the machine with nothing else, so that their timeouts are meaningful.
 */
export const stages = [
  code,
  buildStage,
  gate('format', () => [binary('oxfmt'), '--check']),
  gate('boundaries', () => script('checkBoundaries.ts')),
  gate('unused', () => [binary('knip'), '--no-progress']),
  gate('only-tested', () => [binary('knip'), '--no-progress', '--production']),
  gate('contracts', () => [binary('@redocly/cli', 'redocly'), 'lint'], { env: quietRedocly }),
  gate('drift', () => script('generateApi.ts', '--check')),
  gate('locales', () => script('checkLocales.ts')),
  { name: 'monitoring', cores: 1, uses: ['promtool'], run: () => checkMonitoring(log('monitoring')) },
  gate('size', () => script('checkSize.ts'), { needs: ['build'] }),
  jest('unit', { projects: ['unit', 'components'], args: [`--maxWorkers=${cores}`] }),
  jest('flows', { args: [`--maxWorkers=${cores}`] }),
  // One worker more than cores, because these tests often wait for processes to start or for time limits.
  jest('server', { args: [`--maxWorkers=${cores + 1}`], ...postgres }),
  ...nodeVersions.map(testOnNode),
  ...nodeVersions.map(walkOnNode),
  playwright('e2e', { args: workers, ...withBrowser }),
];

/** A part of the browser tests. With `update`, pictures that differ are renewed. */
export const createPicturesStage = ({ update = false }) => {
  const mode = update ? ['--update-snapshots=changed'] : [];
  return playwright('pictures', { args: ['--grep=as pictured', ...workers, ...mode], ...withBrowser });
};

/** Uncommitted files or, if there are none, the files that the last commit changed. */
const listChangedFiles = async () => {
  const git = async (...args) => (await run('git', args)).output.split('\n').filter(Boolean);
  const changes = (since) => git('diff', '--name-only', '--diff-filter=d', since);
  const uncommitted = [...(await changes('HEAD')), ...(await git('ls-files', '--others', '--exclude-standard'))];
  return uncommitted.length > 0 ? uncommitted : changes('HEAD~1');
};

/** Types and lint of everything, unit tests of what has changed. */
export const listQuickStages = async () => {
  const changed = (await listChangedFiles()).filter((file) => /\.(tsx?|mts|[cm]?js)$/.test(file));
  const related = ['--findRelatedTests', ...changed, '--passWithNoTests'];
  return [code, jest('unit', { projects: ['unit', 'components'], args: related, mayBeEmpty: true, cores: 1 })];
};

/** The same, and flow, server and browser tests of what has changed. */
export const listChangedStages = async () => {
  const { output, code: exitCode } = await runNode(script('listRelatedTests.ts', ...(await listChangedFiles())));
  if (exitCode !== 0) throw new Failure(`The tests that are related to the change cannot be found:\n${output}`);
  const files = output.split('\n').filter(Boolean);
  const browser = files.filter((file) => file.startsWith('test/e2e/'));
  const others = files.filter((file) => !browser.includes(file));
  const projects = ['unit', 'components', 'flows', 'server'];
  const uses = others.some((file) => file.startsWith('server/')) ? postgres : {};
  return [
    code,
    ...(others.length > 0 ? [jest('related', { projects, args: ['--runTestsByPath', ...others], ...uses })] : []),
    ...(browser.length > 0 ? [buildStage, playwright('e2e', { args: [...workers, ...browser], ...withBrowser })] : []),
  ];
};

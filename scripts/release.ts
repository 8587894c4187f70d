import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, report } from './process/failure.mjs';
import { inRoot } from './process/paths.mjs';
import { releaseChangelog } from './release/releaseChangelog';

const changelogFile = inRoot('CHANGELOG.md');

const writeChangelog = (version: string) => {
  const today = new Date().toISOString().slice(0, 10);
  return releaseChangelog(readFileSync(changelogFile, 'utf8'), version, today);
};

/** Before npm changes anything. */
const check = (version: string) => {
  writeChangelog(version);
  const tag = execFileSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' });
  if (tag !== '') throw new Failure(`There is a tag v${version} already.`);
};

const runNode = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' });

/** What belongs to the commit of a release besides the version in package.json. */
const write = (version: string, npm: string) => {
  const ofServer = ['--workspace', 'server', '--no-git-tag-version', '--package-lock-only', '--offline'];
  runNode(npm, 'version', version, '--allow-same-version', '--loglevel=error', ...ofServer);
  writeFileSync(changelogFile, writeChangelog(version));
  runNode('--import', 'tsx', inRoot('server', 'test', 'fixtures', 'writeRelease.ts'));
  const schemas = inRoot('server', 'test', 'fixtures', 'schemas');
  copyFileSync(path.join(schemas, 'unreleased.sql'), path.join(schemas, `${version}.sql`));
  const files = ['CHANGELOG.md', 'server/package.json', 'package-lock.json', 'server/test/fixtures'];
  execFileSync('git', ['add', ...files], { stdio: 'inherit' });
};

try {
  const { npm_new_version: version, npm_execpath: npm } = process.env;
  if (!version || !npm) throw new Failure('"npm run release -- VERSION" runs this.');
  if (process.argv.includes('--check')) check(version);
  else write(version, npm);
} catch (error) {
  process.exitCode = report(error);
}

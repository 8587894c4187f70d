import { Failure } from '../process/failure.mjs';

const unreleased = '## Unreleased\n';
const nextSection = /^## /m;

/** Gives what is unreleased a section of its own. The section of a version that is not tagged yet may exist already. */
export const releaseChangelog = (changelog: string, version: string, date: string) => {
  const [before = '', after] = changelog.split(unreleased);
  if (after === undefined) throw new Failure('CHANGELOG.md has no section "Unreleased".');
  const end = after.search(nextSection);
  const isEmpty = after.slice(0, end === -1 ? undefined : end).trim() === '';
  const isPrepared = after.includes(`\n## ${version} - `);
  if (isEmpty && isPrepared) return changelog;
  if (isEmpty) throw new Failure('CHANGELOG.md has nothing under "Unreleased": say what has changed first.');
  if (isPrepared) throw new Failure(`Move what is under "Unreleased" in CHANGELOG.md into the section of ${version}.`);
  return `${before}${unreleased}\n## ${version} - ${date}\n${after}`;
};

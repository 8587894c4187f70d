import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { listSpecs } from './totals.mjs';

const mostLines = 15;

/** The assertion with both values, without the calls that led to it. */
const shorten = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, mostLines)
    .map((line) => `    ${line}`);

const describe = ({ title, file, line, message = '', paths = [] }) =>
  [`${title}\n  ${file}${line ? `:${line}` : ''}`, ...shorten(message), ...paths.map((each) => `  ${each}`)].join('\n');

const fromHere = (file) => path.relative(process.cwd(), file);

/**
 * The failed tests of one run of Jest, and its files that could not be run.
 *
 * @returns {string[]}
 */
export const listJestFailures = (summary) =>
  (summary?.testResults ?? []).flatMap(({ name = '', message, assertionResults = [], status }) => {
    const file = fromHere(name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [describe({ title: 'could not be run', file, message })] : [];
    return failed.map(({ fullName, location, failureMessages }) =>
      describe({ title: fullName, file, line: location?.line, message: failureMessages?.join('\n') }),
    );
  });

/**
 * The failed tests of one run of Playwright Test, with their traces, and its files that could not be loaded.
 *
 * @returns {string[]}
 */
export const listPlaywrightFailures = (summary) => {
  const specs = (summary?.suites ?? []).flatMap(listSpecs);
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const { error, errorLocation, attachments = [] } = results.at(-1) ?? {};
        const paths = attachments.flatMap((attachment) => (attachment.path ? [fromHere(attachment.path)] : []));
        const place = errorLocation ? { ...errorLocation, file: fromHere(errorLocation.file) } : { file, line };
        return describe({ title, file: place.file, line: place.line, message: error?.message, paths });
      }),
  );
  const unloaded = (summary?.errors ?? []).map(({ message, location }) =>
    describe({
      title: 'could not be run',
      file: fromHere(location?.file ?? 'test/e2e'),
      line: location?.line,
      message,
    }),
  );
  return [...failed, ...unloaded];
};

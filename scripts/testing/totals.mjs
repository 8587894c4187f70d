/** Counts one run of jest: each test, and each file that could not be run. */
export const countJest = (summary, exitCode, mayBeEmpty = false) => {
  const passed = summary?.numPassedTests ?? 0;
  const found = (summary?.numFailedTests ?? 0) + (summary?.numRuntimeErrorTestSuites ?? 0);
  const skipped = (summary?.numPendingTests ?? 0) + (summary?.numTodoTests ?? 0);
  // Jest also fails without a failed test: no tests found, a crash, bad configuration. That is one failure.
  const failed = found === 0 && (exitCode !== 0 || (passed === 0 && !mayBeEmpty)) ? 1 : found;
  return { passed, failed, skipped, flaky: (summary?.testResults ?? []).flatMap(listRetried) };
};

/** The tests of one file that passed when they were repeated. */
const listRetried = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => `${name}: ${fullName}`);

export const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];

const describeFlaky = ({ title, file, line, tests }) => {
  const traces = tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments));
  return [`${file}:${line}: ${title}`, ...traces.flatMap(({ path }) => (path ? [`  ${path}`] : []))].join('\n');
};

/** Counts one run of Playwright Test: each test, and each file that could not be loaded. */
export const countPlaywright = (summary, exitCode) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = summary?.stats ?? {};
  const found = unexpected + (summary?.errors?.length ?? 0);
  const passed = expected + flaky;
  const failed = found === 0 && (exitCode !== 0 || passed === 0) ? 1 : found;
  const retried = (summary?.suites ?? []).flatMap(listSpecs).filter(({ tests }) => tests.some(isFlaky));
  return { passed, failed, skipped, flaky: retried.map(describeFlaky) };
};

const isFlaky = ({ status }) => status === 'flaky';

export const countGate = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** One or two tests that pass only when repeated do not fail a run; three are no accident. */
export const mostFlaky = 2;

export const listFlaky = (results) => results.flatMap(({ flaky = [] }) => flaky);

export const totalsLine = (results) => {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

/** Counts one run of jest: each test, and each file that could not be run. */
export const countJest = (summary, exitCode, mayBeEmpty = false) => {
  const passed = summary?.numPassedTests ?? 0;
  const found = (summary?.numFailedTests ?? 0) + (summary?.numRuntimeErrorTestSuites ?? 0);
  const skipped = (summary?.numPendingTests ?? 0) + (summary?.numTodoTests ?? 0);
  // Jest also fails without a failed test: no tests found, a crash, bad configuration. That is one failure.
  const failed = found === 0 && (exitCode !== 0 || (passed === 0 && !mayBeEmpty)) ? 1 : found;
  return { passed, failed, skipped };
};

export const countGate = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const totalsLine = (results) => {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

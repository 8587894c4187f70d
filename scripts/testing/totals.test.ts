import { countGate, countJest, totalsLine } from './totals.mjs';

const summary = (counts: Record<string, number>) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

describe('totals', () => {
  it('count each test of a run', () => {
    const counted = countJest(summary({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }), 1);
    expect(counted).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('count a file that could not be run as a failure', () => {
    expect(countJest(summary({ numPassedTests: 3, numRuntimeErrorTestSuites: 1 }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it.each([
    ['jest left no summary', null, 1],
    ['jest found no test', summary({}), 0],
    ['jest failed without a failed test', summary({ numPassedTests: 5 }), 1],
  ])('count one failure when %s', (_, counts, exitCode) => {
    expect(countJest(counts, exitCode).failed).toBe(1);
  });

  it('allow a run without tests where none may be affected', () => {
    expect(countJest(summary({}), 0, true).failed).toBe(0);
    expect(countJest(summary({}), 1, true).failed).toBe(1);
  });

  it('are summed over stages, with a gate counting as one', () => {
    const results = [countGate(0), countGate(2), countJest(summary({ numPassedTests: 40 }), 0)];
    expect(totalsLine(results)).toBe('41 passed, 1 failed');
  });
});

import { countGate, countJest, countPlaywright, listFlaky, totalsLine } from './totals.mjs';

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
    expect(counted).toEqual({ passed: 7, failed: 2, skipped: 1, flaky: [] });
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

  it('list a test of jest that passed when it was repeated', () => {
    const assertionResults = [
      { status: 'passed', invocations: 2, fullName: 'orders survive a restart' },
      { status: 'failed', invocations: 2, fullName: 'orders are stored' },
      { status: 'passed', invocations: 1, fullName: 'orders are listed' },
    ];
    const testResults = [{ name: 'orders.test.ts', assertionResults }];
    const counted = countJest({ ...summary({ numPassedTests: 2, numFailedTests: 1 }), testResults }, 1);
    expect(counted.flaky).toEqual(['orders.test.ts: orders survive a restart']);
  });

  it('list a browser test that passed when it was repeated, with its trace', () => {
    const results = [{ attachments: [{ path: 'cart/trace.zip' }] }, { attachments: [] }];
    const specs = [
      { title: 'adds an item', file: 'cart.test.ts', line: 7, tests: [{ status: 'flaky', results }] },
      { title: 'removes an item', file: 'cart.test.ts', line: 9, tests: [{ status: 'expected', results: [] }] },
    ];
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    const counted = countPlaywright({ stats, suites: [{ suites: [{ specs }] }], errors: [] }, 0);
    expect(counted).toMatchObject({ passed: 2, failed: 0 });
    expect(listFlaky([counted])).toEqual(['cart.test.ts:7: adds an item\n  cart/trace.zip']);
  });

  it.each([
    ['a file could not be loaded', { stats: { expected: 5 }, errors: [{}] }, 1],
    ['Playwright found no test', { stats: {} }, 0],
    ['Playwright left no summary', null, 1],
  ])('count one failure when %s', (_, counts, exitCode) => {
    expect(countPlaywright(counts, exitCode).failed).toBe(1);
  });

  it('are summed over stages, with a gate counting as one', () => {
    const results = [countGate(0), countGate(2), countJest(summary({ numPassedTests: 40 }), 0)];
    expect(totalsLine(results)).toBe('41 passed, 1 failed');
  });
});

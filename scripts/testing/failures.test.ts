import { listJestFailures, listPlaywrightFailures } from './failures.mjs';

describe('the failures at the end of a run', () => {
  it('name each test of Jest, its file and line, and both values', () => {
    const message = '\u001B[31mexpect(received).toBe(expected)\n\nExpected: 2\nReceived: 3\n    at totals.test.ts:7:1';
    const assertionResults = [
      { status: 'failed', fullName: 'totals add up', location: { line: 7 }, failureMessages: [message] },
      { status: 'passed', fullName: 'totals are shown' },
    ];
    const testResults = [{ name: 'totals.test.ts', status: 'failed', assertionResults }];
    expect(listJestFailures({ testResults })).toEqual([
      'totals add up\n  totals.test.ts:7\n    expect(received).toBe(expected)\n    Expected: 2\n    Received: 3',
    ]);
  });

  it('name a file that could not be run', () => {
    const testResults = [{ name: 'totals.test.ts', status: 'failed', assertionResults: [], message: 'Cannot find it' }];
    expect(listJestFailures({ testResults })).toEqual(['could not be run\n  totals.test.ts\n    Cannot find it']);
  });

  it('name each browser test, where it failed, and what it left behind', () => {
    const results = [
      { error: { message: 'the first try' } },
      {
        error: { message: 'Expected: "a"\nReceived: "b"' },
        errorLocation: { file: 'support/cartPage.ts', line: 9 },
        attachments: [{ name: 'trace', path: '.cache/test/e2e/cart/trace.zip' }, { name: 'note' }],
      },
    ];
    const specs = [
      { title: 'adds', file: 'cart.test.ts', line: 7, tests: [{ status: 'unexpected', results }] },
      { title: 'removes', file: 'cart.test.ts', line: 9, tests: [{ status: 'flaky', results }] },
    ];
    expect(listPlaywrightFailures({ suites: [{ suites: [{ specs }] }] })).toEqual([
      'adds\n  support/cartPage.ts:9\n    Expected: "a"\n    Received: "b"\n  .cache/test/e2e/cart/trace.zip',
    ]);
  });

  it('name a browser test file that could not be loaded', () => {
    const errors = [{ message: 'Cannot find module', location: { file: 'cart.test.ts', line: 3 } }];
    expect(listPlaywrightFailures({ errors })).toEqual(['could not be run\n  cart.test.ts:3\n    Cannot find module']);
  });

  it('are none without a summary', () => {
    expect([...listJestFailures(null), ...listPlaywrightFailures(null)]).toEqual([]);
  });
});

import { createBatcher } from './createBatcher';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('passes on together what came within a pause, and what comes later in its turn', () => {
  const passed: string[][] = [];
  const { add } = createBatcher<string>(250, (values) => void passed.push(values));
  add('one');
  add('two');
  expect(passed).toEqual([]);
  jest.runOnlyPendingTimers();
  add('three');
  jest.runOnlyPendingTimers();
  expect(passed).toEqual([['one', 'two'], ['three']]);
});

it('passes on what is left when asked to, once', () => {
  const passed: string[][] = [];
  const { add, flush } = createBatcher<string>(250, (values) => void passed.push(values));
  add('one');
  flush();
  flush();
  jest.runAllTimers();
  expect(passed).toEqual([['one']]);
});

import { createBatcher } from './createBatcher';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('batches values added within one pause and passes later ones on separately', () => {
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

it('flushes pending values once', () => {
  const passed: string[][] = [];
  const { add, flush } = createBatcher<string>(250, (values) => void passed.push(values));
  add('one');
  flush();
  flush();
  jest.runAllTimers();
  expect(passed).toEqual([['one']]);
});

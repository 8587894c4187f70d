/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { keepTrying } from './connection';

const failing = (times: number) => {
  const work = jest.fn(() => Promise.resolve('done'));
  for (let time = 0; time < times; time += 1) work.mockRejectedValueOnce(new Error('Loading chunk carts failed'));
  return work;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('retries whenever the network may be back, until it succeeds', async () => {
  Object.assign(globalThis, { reportError: jest.fn() });
  const work = failing(2);
  const outcome = jest.fn();
  keepTrying(work).then(outcome, outcome);
  await settled();
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(outcome).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(outcome).toHaveBeenCalledWith('done');
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(work).toHaveBeenCalledTimes(3);
  expect(globalThis.reportError).toHaveBeenCalledTimes(2);
});

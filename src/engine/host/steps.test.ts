/** @jest-environment ./test/support/jsdomEnvironment.mjs */

import { itemMarks } from '../catalog/mergeCatalogs';
import { scanMarked } from '../query/scanMarked';
import { isAbortError } from './abortSignals';
import { atOnce, inSteps, pause } from './steps';

function* counting(steps: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) yield;
  return steps;
}

describe('long work', () => {
  it('yields the same result in steps and at once', async () => {
    expect(atOnce(counting(7))).toBe(7);
    expect(await inSteps(counting(7), { pause, stepTime: 0 })).toBe(7);
  });

  it('yields the thread between its steps', async () => {
    const pauses = jest.fn(() => Promise.resolve());
    await inSteps(counting(7), { pause: pauses, stepTime: 0 });
    expect(pauses).toHaveBeenCalledTimes(7);
  });

  it('stops once aborted', async () => {
    let isStale = false;
    const work = inSteps(counting(1_000), { pause: () => Promise.resolve(), stepTime: 0, isStale: () => isStale });
    isStale = true;
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(isAbortError(error)).toBe(true);
  });
});

describe('scanMarked', () => {
  it('finds highlighted and recent items in chunks of 500', async () => {
    const marks = Uint8Array.from({ length: 1_201 }, (_, at) => (at % 600 === 0 ? itemMarks.offer : 0));
    marks[500] = itemMarks.recent;
    const pauses = jest.fn(() => Promise.resolve());
    const { highlighted, recent } = await scanMarked(marks, pauses);
    expect([[...highlighted], [...recent]]).toEqual([[0, 600, 1_200], [500]]);
    expect(pauses).toHaveBeenCalledTimes(2);
  });
});

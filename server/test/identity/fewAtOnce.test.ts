import { createFewAtOnce } from '../../src/identity/fewAtOnce';

const createWork = () => {
  const finishers: (() => void)[] = [];
  const begun: number[] = [];
  return {
    begun,
    finishFirst: () => finishers.shift()?.(),
    start: (number: number) => () => {
      begun.push(number);
      return new Promise<number>((resolve) => {
        finishers.push(() => resolve(number));
      });
    },
  };
};

describe('costly work', () => {
  it('begins a few at once, and the rest in turn', async () => {
    const few = createFewAtOnce({ running: 2, waiting: 2 });
    const work = createWork();
    const results = [1, 2, 3, 4].map((number) => few(work.start(number)));
    await Promise.resolve();
    expect(work.begun).toEqual([1, 2]);
    work.finishFirst();
    expect(await results[0]).toBe(1);
    await new Promise(setImmediate);
    expect(work.begun).toEqual([1, 2, 3]);
    work.finishFirst();
    work.finishFirst();
    await new Promise(setImmediate);
    work.finishFirst();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it('is refused where too much waits, and taken again afterwards', async () => {
    const few = createFewAtOnce({ running: 1, waiting: 1 });
    const work = createWork();
    const results = [few(work.start(1)), few(work.start(2))];
    await expect(few(work.start(3))).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    work.finishFirst();
    await results[0];
    await new Promise(setImmediate);
    work.finishFirst();
    await Promise.all(results);
    expect(await few(() => Promise.resolve('done'))).toBe('done');
  });

  it('gives its place back when it fails', async () => {
    const few = createFewAtOnce({ running: 1, waiting: 0 });
    await expect(few(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await few(() => Promise.resolve('done'))).toBe('done');
  });
});

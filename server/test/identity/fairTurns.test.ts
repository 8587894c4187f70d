import { createFairTurns } from '../../src/identity/fairTurns';

const settled = () => new Promise(setImmediate);

const createWork = () => {
  const finishers = new Map<string, () => void>();
  const begun: string[] = [];
  return {
    begun,
    start: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        finishers.set(name, () => resolve(name));
      });
    },
    finish: async (name: string) => {
      finishers.get(name)?.();
      await settled();
    },
  };
};

const stranger = (group: string) => ({ group, isKnown: false });
const known = (group: string) => ({ group, isKnown: true });
const roomy = { running: 2, waitingInGroup: 30, waiting: 100 };

describe('fair turns', () => {
  it('run a few tasks at once, one per group', async () => {
    const inTurn = createFairTurns(roomy);
    const work = createWork();
    const results = ['a1', 'a2', 'b1', 'c1'].map((name) => inTurn(stranger(name.charAt(0)), work.start(name)));
    await settled();
    expect(work.begun).toEqual(['a1', 'b1']);
    await work.finish('a1');
    await work.finish('b1');
    expect(work.begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await work.finish('c1');
    await work.finish('a2');
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  it('let a newcomer go before the next turn of a crowd from one address', async () => {
    const inTurn = createFairTurns({ ...roomy, running: 1 });
    const work = createWork();
    for (let index = 1; index <= 30; index += 1) void inTurn(stranger('crowd'), work.start(`crowd ${index}`));
    void inTurn(stranger('newcomer'), work.start('newcomer'));
    await settled();
    await work.finish('crowd 1');
    expect(work.begun).toEqual(['crowd 1', 'newcomer']);
  });

  it('let known groups go after one stranger, however many addresses wait', async () => {
    const inTurn = createFairTurns({ ...roomy, running: 1 });
    const work = createWork();
    for (let index = 1; index <= 30; index += 1) void inTurn(stranger(`${index}`), work.start(`stranger ${index}`));
    void inTurn(known('ana'), work.start('ana'));
    await settled();
    await work.finish('stranger 1');
    expect(work.begun).toEqual(['stranger 1', 'ana']);
    void inTurn(known('luis'), work.start('luis'));
    await work.finish('ana');
    await work.finish('stranger 2');
    expect(work.begun).toEqual(['stranger 1', 'ana', 'stranger 2', 'luis']);
  });

  it('refuse with 429 behind too many tasks of the same group, and accept again afterwards', async () => {
    const inTurn = createFairTurns({ running: 2, waitingInGroup: 1, waiting: 100 });
    const work = createWork();
    const results = ['1', '2'].map((name) => inTurn(stranger('a'), work.start(name)));
    await expect(inTurn(stranger('a'), work.start('3'))).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '5' },
    });
    expect(await inTurn(stranger('b'), () => Promise.resolve('done'))).toBe('done');
    await work.finish('1');
    await work.finish('2');
    await Promise.all(results);
    expect(await inTurn(stranger('a'), () => Promise.resolve('done'))).toBe('done');
  });

  it('refuse the last of the longest group with 503 when strangers fill the queue, but no known group', async () => {
    const inTurn = createFairTurns({ running: 1, waitingInGroup: 30, waiting: 3 });
    const work = createWork();
    void inTurn(stranger('a'), work.start('a1'));
    void inTurn(stranger('a'), work.start('a2'));
    const third = inTurn(stranger('a'), work.start('a3'));
    const last = inTurn(stranger('a'), work.start('a4'));
    void inTurn(stranger('b'), work.start('b1'));
    await expect(last).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    void inTurn(stranger('c'), work.start('c1'));
    await expect(third).rejects.toMatchObject({ statusCode: 503 });
    await expect(inTurn(stranger('d'), work.start('d1'))).rejects.toMatchObject({ statusCode: 503 });
    void inTurn(known('ana'), work.start('ana'));
    for (const name of ['a1', 'ana', 'b1', 'c1', 'a2']) await work.finish(name);
    expect(work.begun).toEqual(['a1', 'ana', 'b1', 'c1', 'a2']);
  });

  it('continue after a task failed', async () => {
    const inTurn = createFairTurns({ running: 1, waitingInGroup: 0, waiting: 0 });
    await expect(inTurn(stranger('a'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await inTurn(stranger('a'), () => Promise.resolve('done'))).toBe('done');
  });
});

import { createFairQueue } from '../../src/http/security/fairQueue';

const settled = () => new Promise(setImmediate);

const createWork = () => {
  const finishers = new Map<string, () => void>();
  const started: string[] = [];
  return {
    started,
    start: (name: string) => () => {
      started.push(name);
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

const unknown = (group: string) => ({ group, isKnown: false });
const known = (group: string) => ({ group, isKnown: true });
const roomy = { maxRunning: 2, maxPerGroup: 30, maxWaiting: 100 };

describe('the fair queue', () => {
  it('runs a few tasks at once, one per group', async () => {
    const enqueue = createFairQueue(roomy);
    const work = createWork();
    const results = ['a1', 'a2', 'b1', 'c1'].map((name) => enqueue(unknown(name.charAt(0)), work.start(name)));
    await settled();
    expect(work.started).toEqual(['a1', 'b1']);
    await work.finish('a1');
    await work.finish('b1');
    expect(work.started).toEqual(['a1', 'b1', 'c1', 'a2']);
    await work.finish('c1');
    await work.finish('a2');
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  it('serves a newcomer before the rest of a crowd from one address', async () => {
    const enqueue = createFairQueue({ ...roomy, maxRunning: 1 });
    const work = createWork();
    for (let index = 1; index <= 30; index += 1) void enqueue(unknown('crowd'), work.start(`crowd ${index}`));
    void enqueue(unknown('newcomer'), work.start('newcomer'));
    await settled();
    await work.finish('crowd 1');
    expect(work.started).toEqual(['crowd 1', 'newcomer']);
  });

  it('serves a known group after one unknown group, however many addresses wait', async () => {
    const enqueue = createFairQueue({ ...roomy, maxRunning: 1 });
    const work = createWork();
    for (let index = 1; index <= 30; index += 1) void enqueue(unknown(`${index}`), work.start(`unknown ${index}`));
    void enqueue(known('ana'), work.start('ana'));
    await settled();
    await work.finish('unknown 1');
    expect(work.started).toEqual(['unknown 1', 'ana']);
    void enqueue(known('luis'), work.start('luis'));
    await work.finish('ana');
    await work.finish('unknown 2');
    expect(work.started).toEqual(['unknown 1', 'ana', 'unknown 2', 'luis']);
  });

  it('refuses with 429 when a group has too many tasks, and accepts them again afterwards', async () => {
    const enqueue = createFairQueue({ maxRunning: 2, maxPerGroup: 1, maxWaiting: 100 });
    const work = createWork();
    const results = ['1', '2'].map((name) => enqueue(unknown('a'), work.start(name)));
    await expect(enqueue(unknown('a'), work.start('3'))).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '5' },
    });
    expect(await enqueue(unknown('b'), () => Promise.resolve('done'))).toBe('done');
    await work.finish('1');
    await work.finish('2');
    await Promise.all(results);
    expect(await enqueue(unknown('a'), () => Promise.resolve('done'))).toBe('done');
  });

  it('drops the last task of the longest unknown group with 503 when full, but still accepts known ones', async () => {
    const enqueue = createFairQueue({ maxRunning: 1, maxPerGroup: 30, maxWaiting: 3 });
    const work = createWork();
    void enqueue(unknown('a'), work.start('a1'));
    void enqueue(unknown('a'), work.start('a2'));
    const third = enqueue(unknown('a'), work.start('a3'));
    const last = enqueue(unknown('a'), work.start('a4'));
    void enqueue(unknown('b'), work.start('b1'));
    await expect(last).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    void enqueue(unknown('c'), work.start('c1'));
    await expect(third).rejects.toMatchObject({ statusCode: 503 });
    await expect(enqueue(unknown('d'), work.start('d1'))).rejects.toMatchObject({ statusCode: 503 });
    void enqueue(known('ana'), work.start('ana'));
    for (const name of ['a1', 'ana', 'b1', 'c1', 'a2']) await work.finish(name);
    expect(work.started).toEqual(['a1', 'ana', 'b1', 'c1', 'a2']);
  });

  it('continues after a task has failed', async () => {
    const enqueue = createFairQueue({ maxRunning: 1, maxPerGroup: 0, maxWaiting: 0 });
    await expect(enqueue(unknown('a'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await enqueue(unknown('a'), () => Promise.resolve('done'))).toBe('done');
  });

  it('gives no turn to a task that was aborted while it waited', async () => {
    const enqueue = createFairQueue({ ...roomy, maxRunning: 1 });
    const work = createWork();
    const leaving = new AbortController();
    void enqueue(unknown('a'), work.start('a1'));
    const left = enqueue({ ...unknown('b'), signal: leaving.signal }, work.start('b1'));
    void enqueue(unknown('c'), work.start('c1'));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect(enqueue({ ...unknown('b'), signal: leaving.signal }, work.start('b2'))).rejects.toThrow('left');
    await work.finish('a1');
    expect(work.started).toEqual(['a1', 'c1']);
  });
});

import { withLock } from './webLocks';

type Grant = (lock: unknown) => unknown;

/** A lock manager that never answers by itself and takes no notice of the signal. */
const deafManager = () => {
  const grants: Grant[] = [];
  const request = (_name: string, _options: LockOptions, grant: Grant) => {
    grants.push(grant);
    return new Promise(() => undefined);
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  return grants;
};

it('ends the wait for a lock manager that neither grants nor honours the signal', async () => {
  const grants = deafManager();
  const work = jest.fn((isOurs: boolean) => `ours: ${isOurs}`);
  const waiting = new AbortController();
  const done = withLock('push', { signal: waiting.signal }, work);
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  waiting.abort();
  expect(await done).toBe('ours: false');
  // Granted after all.
  await grants[0]?.({});
  expect(work).toHaveBeenCalledTimes(1);
});

it('works without a lock if the manager does not say whether it is available', async () => {
  deafManager();
  const patience = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const done = withLock('pad', { ifAvailable: true }, (isOurs) => `ours: ${isOurs}`);
  patience.abort();
  expect(await done).toBe('ours: true');
});

it('lets work that has begun finish, whatever the signal says', async () => {
  const grants = deafManager();
  const waiting = new AbortController();
  let finish: (text: string) => void = () => undefined;
  const done = withLock('push', { signal: waiting.signal }, () => new Promise<string>((resolve) => (finish = resolve)));
  void grants[0]?.({});
  waiting.abort();
  finish('sent');
  expect(await done).toBe('sent');
});

import { waitAtMost } from './scheduling';

describe('waiting at most so long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leaves no timer behind, even if the work fails', async () => {
    expect(await waitAtMost(1000, Promise.resolve('done'))).toBe('done');
    await expect(waitAtMost(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });
});

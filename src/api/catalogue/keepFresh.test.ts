import { type EngineStatus, idleStatus } from '@/engine/host/catalogEngine';

import { keepFresh } from './keepFresh';

const minute = 60_000;

const setUp = (fetchedAt: number) => {
  const status: EngineStatus = {
    ...idleStatus,
    state: 'ready',
    catalogs: [
      {
        catalogId: 1,
        state: 'ready',
        fetchedAt,
        isRefreshing: false,
        failure: null,
        featuresFailure: null,
        transferred: 0,
      },
    ],
  };
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), visibility) };
  const reload = jest.fn(() => Promise.resolve());
  return { status, page, reload, stop: keepFresh({ status: () => status }, reload, page) };
};

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

it('reloads the lists when the network returns', () => {
  const { page, reload, stop } = setUp(Date.now());
  page.window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  page.window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads stale lists, once each time they become stale', () => {
  const { reload, stop } = setUp(Date.now());
  jest.advanceTimersByTime(14 * minute);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3 * minute);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * minute);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  jest.advanceTimersByTime(60 * minute);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 4],
  [503, 4],
  [429, 4],
  [403, 0],
])('tries again every 15 s after a failure with status %i: %i times in a minute', async (status, times) => {
  const { status: engine, reload, stop } = setUp(Date.now());
  engine.catalogs[0]!.failure = { kind: 'http', status, statusText: '', url: '' };
  await jest.advanceTimersByTimeAsync(minute);
  expect(reload).toHaveBeenCalledTimes(times);
  engine.catalogs[0]!.failure = null;
  await jest.advanceTimersByTimeAsync(minute);
  expect(reload).toHaveBeenCalledTimes(times);
  stop();
});

it('does not start another attempt while one is pending', async () => {
  const { status, reload, stop } = setUp(Date.now());
  status.catalogs[0]!.failure = { kind: 'network', status: 0, statusText: '', url: '' };
  reload.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 40_000)));
  await jest.advanceTimersByTimeAsync(minute);
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
});

it('does not reload in a hidden page until it becomes visible', () => {
  const { page, reload, stop } = setUp(Date.now());
  page.document.visibilityState = 'hidden';
  jest.advanceTimersByTime(60 * minute);
  expect(reload).not.toHaveBeenCalled();
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

it('does not reload lists that the service has just confirmed', () => {
  const { status, reload, stop } = setUp(Date.now());
  jest.advanceTimersByTime(14 * minute);
  status.catalogs[0]!.fetchedAt = Date.now();
  jest.advanceTimersByTime(10 * minute);
  expect(reload).not.toHaveBeenCalled();
  stop();
});

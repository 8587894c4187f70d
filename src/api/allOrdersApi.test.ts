import { queryCatalogs } from './allOrdersApi';

const ids = { accountId: 1, companies: [10, 20], catalogs: [100, 200] };

describe('querying every catalogue at once', () => {
  it('aborts the queries when the result is no longer needed', async () => {
    const controller = new AbortController();
    const stopped: number[] = [];
    const running = queryCatalogs<string>(ids, controller.signal, ({ catalogId }) => {
      const stop = new AbortController();
      const result = new Promise<{ error: { message: string } }>((resolve) => {
        stop.signal.addEventListener('abort', () => resolve({ error: { message: 'stopped' } }));
      });
      const abort = () => {
        stopped.push(catalogId);
        stop.abort();
      };
      return Object.assign(result, { abort });
    });
    controller.abort();
    expect((await running).failed.map(({ catalogId }) => catalogId)).toEqual([100, 200]);
    expect(stopped).toEqual([100, 200]);
  });

  it('releases the signal once all have settled', async () => {
    const controller = new AbortController();
    const abort = jest.fn();
    const results = await queryCatalogs(ids, controller.signal, ({ catalogId }) =>
      Object.assign(Promise.resolve({ data: catalogId }), { abort }),
    );
    controller.abort();
    expect(results).toEqual({ found: [100, 200], failed: [] });
    expect(abort).not.toHaveBeenCalled();
  });
});

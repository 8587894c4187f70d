import { readCatalogs } from './allOrdersApi';

const ids = { accountId: 1, companies: [10, 20], catalogs: [100, 200] };

describe('reading every catalogue at once', () => {
  it('aborts the queries when the answer is no longer needed', async () => {
    const controller = new AbortController();
    const stopped: number[] = [];
    const reading = readCatalogs<string>(ids, controller.signal, ({ catalogId }) => {
      const stop = new AbortController();
      const answer = new Promise<{ error: { message: string } }>((resolve) => {
        stop.signal.addEventListener('abort', () => resolve({ error: { message: 'stopped' } }));
      });
      const abort = () => {
        stopped.push(catalogId);
        stop.abort();
      };
      return Object.assign(answer, { abort });
    });
    controller.abort();
    expect((await reading).failed.map(({ catalogId }) => catalogId)).toEqual([100, 200]);
    expect(stopped).toEqual([100, 200]);
  });

  it('releases the signal once all have answered', async () => {
    const controller = new AbortController();
    const abort = jest.fn();
    const answers = await readCatalogs(ids, controller.signal, ({ catalogId }) =>
      Object.assign(Promise.resolve({ data: catalogId }), { abort }),
    );
    controller.abort();
    expect(answers).toEqual({ found: [100, 200], failed: [] });
    expect(abort).not.toHaveBeenCalled();
  });
});

import { getAbortReason } from '../host/abortSignals';
import type { LoadRequest } from '../host/catalogEngine';
import type { EngineMethod } from '../host/requestHandlers';
import type { PageMessage } from './messages';

export type PendingRequest = {
  message: Extract<PageMessage, { type: 'load' | 'request' }>;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type Call = { method: EngineMethod; arg: unknown } | { request: LoadRequest };

/** Pending requests, which are resent if the worker is replaced. */
export const createPendingRequests = (send: (message: PageMessage) => void) => {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;

  const request = <Result>(call: Call, signal?: AbortSignal): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      if (signal?.aborted) {
        reject(getAbortReason(signal));
        return;
      }
      const id = (lastId += 1);
      const cancel = () => {
        if (!signal || !pending.delete(id)) return;
        send({ type: 'cancel', id });
        reject(getAbortReason(signal));
      };
      const removeAbortListener = () => signal?.removeEventListener('abort', cancel);
      signal?.addEventListener('abort', cancel, { once: true });
      const message: PendingRequest['message'] =
        'request' in call ? { type: 'load', id, request: call.request } : { type: 'request', id, ...call };
      pending.set(id, {
        message,
        resolve: (result) => {
          removeAbortListener();
          resolve(result as Result);
        },
        reject: (error) => {
          removeAbortListener();
          reject(error);
        },
      });
      send(message);
    });

  return {
    request,
    /** Removes and returns the request. */
    take: (id: number): PendingRequest | undefined => {
      const request = pending.get(id);
      pending.delete(id);
      return request;
    },
    all: () => [...pending.values()],
    takeAll: () => {
      const all = [...pending.values()];
      pending.clear();
      return all;
    },
  };
};

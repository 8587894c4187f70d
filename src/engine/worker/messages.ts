import type { EngineStatus, LoadRequest } from '../host/catalogEngine';
import type { EngineMethod } from '../host/requestHandlers';

/** Messages from the page to the worker. */
export type PageMessage =
  | { type: 'load'; id: number; request: LoadRequest }
  | { type: 'request'; id: number; method: EngineMethod; arg: unknown }
  | { type: 'cancel'; id: number }
  | { type: 'ping' };

export type WireError = { name: string; message: string };

/** Messages from the worker to the page. */
export type WorkerMessage =
  | { type: 'started' }
  | { type: 'result'; id: number; result: unknown }
  | { type: 'failure'; id: number; error: WireError }
  | { type: 'status'; status: EngineStatus }
  | { type: 'pong' };

export const toWireError = (error: unknown): WireError =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) };

export const fromWireError = ({ name, message }: WireError): Error =>
  name === 'AbortError' ? new DOMException(message, name) : Object.assign(new Error(message), { name });

/** The page's end of a Worker. */
export type WorkerPort = {
  postMessage: (message: PageMessage) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: WorkerMessage }) => void): void;
    (type: 'error' | 'messageerror', listener: () => void): void;
  };
  terminate: () => void;
};

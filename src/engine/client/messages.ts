import type { CatalogEngine, EngineStatus, LoadRequest, PricesRequest } from '../host/catalogEngine';
import type { EngineArg, EngineMethod } from '../host/requestHandlers';

export type EngineCall = {
  [Method in EngineMethod]: { method: Method; arg: EngineArg<Method>; prices?: PricesRequest | undefined };
}[EngineMethod];

/** Messages from the page to the worker. */
export type PageMessage =
  | { type: 'load'; id: number; request: LoadRequest }
  | { type: 'request'; id: number; call: EngineCall }
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

/**
 * What is posted to the services: they decide which lists are loaded. Of the prices, they only get the headers, which name
 * the client.
 */
export type ServicesRequest = EngineCall | { method: 'status'; prices?: undefined };

export type ServicesResponse = { status: EngineStatus; result?: unknown; error?: WireError };

export const callEngine = (engine: CatalogEngine, { method, arg, prices }: EngineCall, signal?: AbortSignal) =>
  engine.request(method, arg, signal, prices) as Promise<unknown>;

export const toWireError = (error: unknown): WireError =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) };

export const fromWireError = ({ name, message }: WireError): Error =>
  name === 'AbortError' ? new DOMException(message, name) : Object.assign(new Error(message), { name });

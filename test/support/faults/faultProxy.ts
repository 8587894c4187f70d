import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { createExchange, type Exchange } from './exchange';
import { type Fault, passes } from './faults';

export type Matcher = {
  method?: string;
  /** A substring of the URL, or a pattern for the URL with its query. */
  path?: string | RegExp;
  /** Tests the parsed body of the request. */
  body?: (body: Record<string, unknown>) => boolean;
};

export type Passed = {
  method: string;
  path: string;
  body: string;
  fault: string;
  /** The service's response; null if the request never reached it or is still pending. */
  response: { status: number; body: string } | null;
  /** The proxy has finished handling it. */
  isSettled: boolean;
};

export type FaultProxy = {
  url: string;
  /** Faults for matching requests: one for every call, or a list for the nth call each. The newest rule wins. */
  on: (matcher: Matcher, fault: Fault | Fault[]) => void;
  /** Removes all rules, so that everything passes. */
  clear: () => void;
  /** Requests received, in order. */
  passed: (matcher?: Matcher) => Passed[];
  /** Waits until this many matching requests have been handled. */
  settled: (matcher: Matcher, count?: number) => Promise<Passed[]>;
  stop: () => Promise<void>;
};

type Rule = { matcher: Matcher; nextFault: () => Fault | undefined };

const parseBody = (body: string): Record<string, unknown> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {}; // Not every request has a body, and not every body is JSON.
  }
};

const matches = ({ method, path = '', body }: Matcher, request: Pick<Passed, 'method' | 'path' | 'body'>) =>
  (!method || method === request.method) &&
  (typeof path === 'string' ? request.path.includes(path) : path.test(request.path)) &&
  (!body || body(parseBody(request.body)));

const createRule = (matcher: Matcher, faults: Fault | Fault[]): Rule => {
  let calls = 0;
  return { matcher, nextFault: () => (Array.isArray(faults) ? faults[calls++] : faults) };
};

/** Sits between the callers and the services (or the whole application), and applies the faults of its rules. */
export const startFaultProxy = async (serviceUrl: string): Promise<FaultProxy> => {
  const service = new URL(serviceUrl);
  let rules: Rule[] = [];
  const record: Passed[] = [];
  const waiting = new Set<() => void>();

  const chooseFault = (request: Passed): Fault => {
    for (const { matcher, nextFault } of rules) {
      const fault = matches(matcher, request) ? nextFault() : undefined;
      if (fault) return fault;
    }
    return passes;
  };

  const recordResponse = (exchange: Exchange, passed: Passed): Exchange => ({
    ...exchange,
    forward: async () => {
      const response = await exchange.forward();
      passed.response = { status: response.status, body: response.body.toString() };
      return response;
    },
  });

  const handle = async (caller: IncomingMessage, response: ServerResponse) => {
    const exchange = createExchange(service, caller, response, await buffer(caller));
    const { method, path, body } = exchange;
    const passed: Passed = { method, path, body: body.toString(), fault: '', response: null, isSettled: false };
    record.push(passed);
    const fault = chooseFault(passed);
    passed.fault = fault.name;
    try {
      await fault.apply(recordResponse(exchange, passed));
    } finally {
      passed.isSettled = true;
      for (const check of waiting) check();
    }
  };

  const server = createServer((caller, response) => {
    // The caller has gone, or the service is down: either way the caller sees a closed connection.
    handle(caller, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const passed = (matcher: Matcher = {}) => record.filter((request) => matches(matcher, request));
  return {
    url: `http://127.0.0.1:${port}`,
    on: (matcher, fault) => (rules = [createRule(matcher, fault), ...rules]),
    clear: () => (rules = []),
    passed,
    settled: (matcher, count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          const done = passed(matcher).filter(({ isSettled }) => isSettled);
          if (done.length < count) return;
          waiting.delete(check);
          resolve(done);
        };
        waiting.add(check);
        check();
      }),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

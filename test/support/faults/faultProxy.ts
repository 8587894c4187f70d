import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { type Answer, createExchange, type Exchange } from './exchange';
import { type Fault, passes } from './faults';

export type Matching = {
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
  answer: { status: number; body: string } | null;
  /** The proxy has finished handling it. */
  isSettled: boolean;
};

export type FaultProxy = {
  url: string;
  /** Faults for matching requests: one for every call, or a list for the nth call each. The newest rule wins. */
  on: (matching: Matching, fault: Fault | Fault[]) => void;
  /** Removes all rules, so that everything passes. */
  clear: () => void;
  /** Requests received, in order. */
  passed: (matching?: Matching) => Passed[];
  /** Waits until this many matching requests have been handled. */
  settled: (matching: Matching, count?: number) => Promise<Passed[]>;
  stop: () => Promise<void>;
};

type Rule = { matching: Matching; nextFault: () => Fault | undefined };

const parsed = (body: string): Record<string, unknown> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {}; // Not every request has a body, and not every body is JSON.
  }
};

const matches = ({ method, path = '', body }: Matching, request: Pick<Passed, 'method' | 'path' | 'body'>) =>
  (!method || method === request.method) &&
  (typeof path === 'string' ? request.path.includes(path) : path.test(request.path)) &&
  (!body || body(parsed(request.body)));

const createRule = (matching: Matching, faults: Fault | Fault[]): Rule => {
  let calls = 0;
  return { matching, nextFault: () => (Array.isArray(faults) ? faults[calls++] : faults) };
};

/** Sits between the callers and the services (or the whole application), and applies the faults of its rules. */
export const startFaultProxy = async (serviceUrl: string): Promise<FaultProxy> => {
  const service = new URL(serviceUrl);
  let rules: Rule[] = [];
  const record: Passed[] = [];
  const waiting = new Set<() => void>();

  const faultFor = (request: Passed): Fault => {
    for (const { matching, nextFault } of rules) {
      const fault = matches(matching, request) ? nextFault() : undefined;
      if (fault) return fault;
    }
    return passes;
  };

  const recorded = (exchange: Exchange, passed: Passed): Exchange => ({
    ...exchange,
    forward: async () => {
      const answer: Answer = await exchange.forward();
      passed.answer = { status: answer.status, body: answer.body.toString() };
      return answer;
    },
  });

  const take = async (caller: IncomingMessage, response: ServerResponse) => {
    const exchange = createExchange(service, caller, response, await buffer(caller));
    const { method, path, body } = exchange;
    const passed: Passed = { method, path, body: body.toString(), fault: '', answer: null, isSettled: false };
    record.push(passed);
    const fault = faultFor(passed);
    passed.fault = fault.name;
    try {
      await fault.apply(recorded(exchange, passed));
    } finally {
      passed.isSettled = true;
      for (const look of waiting) look();
    }
  };

  const server = createServer((caller, response) => {
    // The caller has gone, or the service is down: either way the caller sees a closed connection.
    take(caller, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const passed = (matching: Matching = {}) => record.filter((request) => matches(matching, request));
  return {
    url: `http://127.0.0.1:${port}`,
    on: (matching, fault) => (rules = [createRule(matching, fault), ...rules]),
    clear: () => (rules = []),
    passed,
    settled: (matching, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const done = passed(matching).filter(({ isSettled }) => isSettled);
          if (done.length < count) return;
          waiting.delete(look);
          resolve(done);
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

import { setTimeout as pause } from 'node:timers/promises';

import type { Exchange, ServiceResponse } from './exchange';

/** How a request fails. The name appears in the record of requests. */
export type Fault = { name: string; apply: (exchange: Exchange) => Promise<void> };

const jsonType = 'application/json; charset=utf-8';

const createResponse = (
  status: number,
  type: string,
  body: string,
  headers: ServiceResponse['headers'] = {},
): ServiceResponse => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(body),
});

/** Responses that do not come from the service. */
export const responses = {
  json: (status: number, body: unknown, headers?: ServiceResponse['headers']) =>
    createResponse(status, jsonType, JSON.stringify(body), headers),
  html: (status: number, body = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>') =>
    createResponse(status, 'text/html; charset=utf-8', body),
  empty: (status: number) => createResponse(status, jsonType, ''),
  unsuccessful: (message: string, status = 200) =>
    createResponse(status, jsonType, JSON.stringify({ isSuccessful: false, message, data: [] })),
  tooMany: (seconds: number) =>
    createResponse(429, jsonType, JSON.stringify({ isSuccessful: false, message: '', data: [] }), {
      'retry-after': String(seconds),
    }),
};

/** No fault: a placeholder in a list of faults. */
export const passes: Fault = {
  name: 'passes',
  apply: async ({ forward, respond }) => respond(await forward()),
};

/** The request never reaches the service. */
export const requestLost: Fault = {
  name: 'request lost',
  apply: ({ cut }) => {
    cut();
    return Promise.resolve();
  },
};

/** The service processes the request, but the response is lost. */
export const responseLost: Fault = {
  name: 'response lost',
  apply: async ({ forward, cut }) => {
    await forward();
    cut();
  },
};

/** The service processes the request, but the caller waits forever. */
export const responseWithheld: Fault = {
  name: 'response withheld',
  apply: async ({ forward }) => {
    await forward();
  },
};

/** The request never reaches the service, and the caller waits forever. */
export const requestWithheld: Fault = { name: 'request withheld', apply: () => Promise.resolve() };

/** The proxy responds: the request never reaches the service. */
export const respondInstead = (response: ServiceResponse): Fault => ({
  name: `${response.status} instead`,
  apply: ({ respond }) => respond(response),
});

/** The service processes the request, but the caller gets another response, as from a gateway that timed out. */
export const responseReplaced = (response: ServiceResponse): Fault => ({
  name: `${response.status} in place of the response`,
  apply: async ({ forward, respond }) => {
    await forward();
    await respond(response);
  },
});

/** The connection drops after some bytes of the body. */
export const responseCutOff = (bytes: number): Fault => ({
  name: 'response cut off',
  apply: async ({ forward, breakOff }) => breakOff(await forward(), bytes),
});

/** The body arrives in pieces. */
export const slowBody = (count: number, pauseMs: number): Fault => ({
  name: 'slow body',
  apply: async ({ forward, respond }) => respond(await forward(), { count, pauseMs }),
});

export const delayed = (milliseconds: number, then: Fault = passes): Fault => ({
  name: `delayed, ${then.name}`,
  apply: async (exchange) => {
    await pause(milliseconds, undefined, { ref: false });
    await then.apply(exchange);
  },
});

export type Held = Fault & {
  /** Resolves once the request is held here. */
  arrived: Promise<void>;
  release: () => void;
};

const createHeld = (name: string, apply: (exchange: Exchange, hold: () => Promise<void>) => Promise<void>): Held => {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const hold = async () => {
    arrive();
    await released;
  };
  return { name, arrived, release, apply: (exchange) => apply(exchange, hold) };
};

/** Holds the request until released, even if its caller has gone: then it arrives late. */
export const requestHeld = (then: Fault = passes): Held =>
  createHeld('request held', async (exchange, hold) => {
    await hold();
    await then.apply(exchange);
  });

/** The service processes the request; its response is held until released. */
export const responseHeld = (): Held =>
  createHeld('response held', async ({ forward, respond }, hold) => {
    const response = await forward();
    await hold();
    await respond(response);
  });

import { setTimeout as pause } from 'node:timers/promises';

import type { Answer, Exchange } from './exchange';

/** How a request fails. The name appears in the record of requests. */
export type Fault = { name: string; apply: (exchange: Exchange) => Promise<void> };

const jsonType = 'application/json; charset=utf-8';

const createAnswer = (status: number, type: string, body: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(body),
});

/** Responses not from our services. */
export const answers = {
  json: (status: number, body: unknown, headers?: Answer['headers']) =>
    createAnswer(status, jsonType, JSON.stringify(body), headers),
  html: (status: number, body = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>') =>
    createAnswer(status, 'text/html; charset=utf-8', body),
  empty: (status: number) => createAnswer(status, jsonType, ''),
  unsuccessful: (message: string, status = 200) =>
    createAnswer(status, jsonType, JSON.stringify({ isSuccessful: false, message, data: [] })),
  tooMany: (seconds: number) =>
    createAnswer(429, jsonType, JSON.stringify({ isSuccessful: false, message: '', data: [] }), {
      'retry-after': String(seconds),
    }),
};

/** No fault: a placeholder in a list of faults. */
export const passes: Fault = {
  name: 'passes',
  apply: async ({ forward, answer }) => answer(await forward()),
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
export const answerLost: Fault = {
  name: 'answer lost',
  apply: async ({ forward, cut }) => {
    await forward();
    cut();
  },
};

/** The service processes the request, but the caller waits for ever. */
export const answerWithheld: Fault = {
  name: 'answer withheld',
  apply: async ({ forward }) => {
    await forward();
  },
};

/** The request never reaches the service, and the caller waits for ever. */
export const requestWithheld: Fault = { name: 'request withheld', apply: () => Promise.resolve() };

/** Answered by the proxy: the request never reaches the service. */
export const answeredInstead = (answer: Answer): Fault => ({
  name: `${answer.status} instead`,
  apply: (exchange) => exchange.answer(answer),
});

/** The service processes the request, but the caller gets another response, as from a gateway that timed out. */
export const answerReplaced = (answer: Answer): Fault => ({
  name: `${answer.status} in place of the answer`,
  apply: async (exchange) => {
    await exchange.forward();
    await exchange.answer(answer);
  },
});

/** The connection drops after some bytes of the body. */
export const answerCutOff = (bytes: number): Fault => ({
  name: 'answer cut off',
  apply: async ({ forward, breakOff }) => breakOff(await forward(), bytes),
});

/** The body comes in pieces. */
export const slowBody = (count: number, pauseMs: number): Fault => ({
  name: 'slow body',
  apply: async ({ forward, answer }) => answer(await forward(), { count, pauseMs }),
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

const holding = (name: string, apply: (exchange: Exchange, hold: () => Promise<void>) => Promise<void>): Held => {
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
  holding('request held', async (exchange, hold) => {
    await hold();
    await then.apply(exchange);
  });

/** The service processes the request; its response is held until released. */
export const answerHeld = (): Held =>
  holding('answer held', async ({ forward, answer }, hold) => {
    const answered = await forward();
    await hold();
    await answer(answered);
  });

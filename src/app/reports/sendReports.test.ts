/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { CompressionStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';

import { sendReport } from './sendReports';
import type { SessionFile } from './sessionFile';

Object.assign(globalThis, { CompressionStream });

const config = aRuntimeConfig({ errorReportUrl: '/services/reports' });

/** Texts that hardly compress. */
const noise = (length: number) =>
  Array.from({ length: length / 8 }, () => Math.random().toString(36).slice(2, 10)).join(' ');

const recordedWith = (stateSize: number, actionSize: number, text: string) => {
  const all = Array.from({ length: 100 }, (_, at) => ({
    at,
    action: { type: 'x/y', payload: noise(actionSize) + text },
  }));
  const initial = { big: noise(stateSize) };
  return {
    read: (count = 100) => ({ initial, actions: all.slice(all.length - count) }) as never,
    enhancer: undefined as never,
  };
};

type Sending = { accepts?: (tries: number) => boolean; text?: string };

const send = async (stateSize: number, actionSize: number, { accepts = () => true, text = '' }: Sending = {}) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const sent: Blob[] = [];
  let tries = 0;
  const sendBeacon = (_: string, body: Blob) => accepts((tries += 1)) && sent.push(body) > 0;
  Object.assign(navigator, { sendBeacon });
  const sending = sendReport(
    { id: '0A1B2C3D', cause: new Error('it broke') },
    { config, recent: recordedWith(stateSize, actionSize, text) },
  );
  const progress = { isOver: false };
  const end = () => {
    progress.isOver = true;
  };
  sending.then(end, end);
  while (!progress.isOver) {
    jest.advanceTimersByTime(500);
    await nextTurn();
  }
  jest.useRealTimers();
  await sending;
  expect(sent).toHaveLength(1);
  const bytes = Buffer.from(await sent[0]!.arrayBuffer());
  const report = JSON.parse(gunzipSync(bytes).toString()) as { id: string; session: SessionFile };
  return { size: bytes.length, report };
};

it('sends all recent actions if they fit', async () => {
  const { report } = await send(80, 80);
  expect(report).toMatchObject({ kind: 'error', id: '0A1B2C3D', error: { message: 'it broke' } });
  expect(report.session.actions).toHaveLength(100);
});

it('sends as many of the last actions as fit', async () => {
  const { size, report } = await send(80, 4000);
  expect(size).toBeLessThan(61_440);
  expect(report.session.actions.length).toBeGreaterThan(5);
  expect(report.session.actions.length).toBeLessThan(100);
});

it('sends the error alone if not even the state fits', async () => {
  const { report } = await send(400_000, 80);
  expect(report).toMatchObject({ id: '0A1B2C3D', session: { initial: null, actions: [] } });
});

it('counts the bytes that the services unpack, not the characters', async () => {
  const { report } = await send(8, 0, { text: '量'.repeat(7200) });
  expect(report.session.actions.length).toBeLessThan(100);
});

it('waits until earlier beacons have left room for another', async () => {
  const { report } = await send(80, 80, { accepts: (tries) => tries === 40 });
  expect(report.session.actions).toHaveLength(100);
});

it('fails if the browser accepts no more beacons', async () => {
  await expect(send(80, 80, { accepts: () => false })).rejects.toThrow('report 0A1B2C3D was not sent');
});

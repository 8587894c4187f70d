import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { version } from '../../../package.json';
import type { Engine } from '../../src/db/engine';
import { getDatabaseFile } from '../../src/db/openDatabase';
import { type RunningServer, startServer } from '../../src/startServer';
import { createHttpCall, readAnswer, type Release, releaseFiles, shopConfig } from '../support/releasedShop';
import { queryServer } from '../support/serverQuery';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';

const release = JSON.parse(readFileSync(releaseFiles.answers, 'utf8')) as Release;
const serverUrl = process.env.TEST_DATABASE_URL ?? '';

const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

/** Where the release has left its data: a directory, or a database restored from a dump. */
const restore: Record<Engine, (directory: string) => Promise<{ databaseUrl: string; remove: () => Promise<unknown> }>> =
  {
    sqlite: async (directory) => {
      writeFileSync(getDatabaseFile(directory), gunzipSync(readFileSync(releaseFiles.sqlite)));
      return { databaseUrl: '', remove: async () => undefined };
    },
    postgres: async () => {
      const name = `released_${randomBytes(6).toString('hex')}`;
      await queryServer(serverUrl, `create database ${name}`);
      const address = Object.assign(new URL(serverUrl), { pathname: name });
      await queryServer(address.href, readFileSync(releaseFiles.postgres, 'utf8'));
      return { databaseUrl: address.href, remove: () => queryServer(serverUrl, `drop database ${name}`) };
    },
  };

it('is tested from the latest release, which "npm run release" writes', () => {
  expect(release.version).toBe(version);
});

describe.each(engines)('the data of the latest release on %s', (engine) => {
  const directory = mkdtempSync(join(tmpdir(), 'medida-upgrade-'));
  let restored: Awaited<ReturnType<(typeof restore)[Engine]>>;
  let server: RunningServer;

  beforeAll(async () => {
    // Its sessions have not expired yet.
    jest.useFakeTimers({
      now: release.writtenAt,
      doNotFake: [...realTimers, 'nextTick', 'hrtime', 'performance', 'queueMicrotask'],
    });
    for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue();
    restored = await restore[engine](directory);
    server = await startServer(shopConfig(directory, restored.databaseUrl));
  });

  afterAll(async () => {
    await server.stop();
    await restored.remove();
    rmSync(directory, { recursive: true });
    jest.useRealTimers();
  });

  it.each(Object.entries(release.answers))('is served as before at %s', async (address, answer) => {
    expect(await readAnswer(createHttpCall(server.address), address, release.token)).toMatchObject(answer);
  });

  it('lets its clients sign in and order', async () => {
    const shopper = await createShopper(createHttpCall(server.address), release.client);
    const before = (await shopper.orders()).body.data as unknown[];
    expect((await shopper.push()).status).toBe(200);
    expect((await shopper.orders()).body.data).toEqual([expect.anything(), ...before]);
  });
});

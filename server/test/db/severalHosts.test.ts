import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { createApp } from '../../src/app';
import { readServerConfig } from '../../src/config/serverConfig';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import {
  type ConstantOrders,
  expectOrdersOnce,
  fillShopForBuyers,
  startConstantOrders,
} from '../support/constantOrders';
import { createInterruptibleServer } from '../support/interruptibleServer';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicatedPostgres';
import { type Call, createCall } from '../support/testApp';
import { engines } from '../support/testDatabase';

const onPostgres = engines.includes('postgres') ? describe : undefined;

const open = (databaseUrl: string, timeoutMs?: number) =>
  openDatabase({ databaseUrl, dataDirectory: '', poolSize: 4, timeoutMs, onIdleError: () => undefined });

onPostgres?.('a primary and its synchronous standby, both named in DATABASE_URL', () => {
  let cluster: ReplicatedPostgres;

  // Nobody orders: on a busy machine, connecting would take longer than each host is given.
  beforeAll(async () => {
    cluster = await startReplicatedPostgres();
  });

  afterAll(() => cluster.remove());

  const isStandby = async (databaseUrl: string) => {
    const opened = open(databaseUrl);
    try {
      const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(opened.db);
      return rows[0]?.standby;
    } finally {
      await opened.close();
    }
  };

  it('are told apart, unless any host will do', async () => {
    expect(await isStandby(cluster.bothUrl)).toBe(false);
    expect(await isStandby(`${cluster.bothUrl}?target_session_attrs=read-write`)).toBe(false);
    expect(await isStandby(`${cluster.bothUrl}?target_session_attrs=any`)).toBe(true);
    await expect(isStandby(`${cluster.standbyUrl}?target_session_attrs=primary`)).rejects.toThrow(
      'the database is read-only',
    );
  });

  it('are found behind an unresponsive host, and named when none responds', async () => {
    const silent = await createInterruptibleServer('127.0.0.1', cluster.primaryPort);
    silent.freeze();
    const addSilent = (url: string) => url.replace('@', `@127.0.0.1:${silent.port},`);
    try {
      expect(await isStandby(addSilent(cluster.bothUrl))).toBe(false);
    } finally {
      await silent.interrupt();
    }
    await expect(isStandby(addSilent('postgres://medida@127.0.0.1:1/medida'))).rejects.toThrow(
      `127.0.0.1:${silent.port}: connect ECONNREFUSED 127.0.0.1:${silent.port}; 127.0.0.1:1: connect ECONNREFUSED`,
    );
  });
});

onPostgres?.('a primary and its synchronous standby, in a shop', () => {
  let cluster: ReplicatedPostgres;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let call: Call;
  let load: ConstantOrders;

  // For each test, so that one that failed can be tried again: a killed primary stays dead.
  beforeEach(async () => {
    cluster = await startReplicatedPostgres();
    database = open(cluster.bothUrl, 2000);
    await migrateDatabase(database.db, database.engine);
    const clients = await fillShopForBuyers(database);
    const config = readServerConfig({ rootDirectory: process.cwd(), environment: { LOG_LEVEL: 'silent' }, file: {} });
    app = await createApp({ config, database, strictResponses: true });
    call = createCall(app);
    load = await startConstantOrders(call, clients);
    await load.allOrder();
  });

  afterEach(async () => {
    await load.stop();
    await app.close();
    await database.close();
    await cluster.remove();
  });

  it('fail over without a restart when the primary is killed while buyers keep pushing', async () => {
    await cluster.killPrimary();
    while ((await call('GET', '/readyz')).body.status !== 'the database is read-only') await pause(50);
    const refusalsWithoutPrimary = load.refusals.length;
    while (load.refusals.length === refusalsWithoutPrimary) await pause(50);
    expect(new Set(load.refusals.map(({ status }) => status))).toEqual(new Set([503]));

    await cluster.promoteStandby();
    await load.allOrder();
    expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });
    await load.stop();
    const promoted = open(cluster.standbyUrl);
    await expectOrdersOnce(promoted, load);
    await promoted.close();
  });
});

if (!onPostgres) it('needs PostgreSQL', () => expect(engines).toEqual(['sqlite']));

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { findPostgresPrograms, postgresAccount } from '../../../scripts/setup/postgresPrograms.mjs';
import { findFreePort, queryServer } from './serverQuery';

const password = randomBytes(16).toString('hex');

const toUrl = (port: number) => `postgres://medida:${password}@127.0.0.1:${port}/postgres`;

const query = (port: number, statement: string) => queryServer(toUrl(port), statement);

const waitUntil = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue().catch(() => false))) await pause(50);
};

/** A primary and a synchronous standby that every commit waits for, as in a shop that must not lose an order. */
export const startReplicatedPostgres = async () => {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('the programs of PostgreSQL are not found');
  const account = postgresAccount();
  const folder = await mkdtemp(join(tmpdir(), 'medida-replicated-'));
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const place of [folder, passwordFile]) await chown(place, account.id, -1);
  const runAs = { cwd: folder, ...(account && { uid: account.id }) };
  const run = (program: string, ...args: string[]) => promisify(execFile)(join(programs, program), args, runAs);

  const running = new Set<ChildProcess>();
  const start = async (data: string, port: number) => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'shared_buffers=16MB'];
    const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(programs, 'postgres'), options, { ...runAs, stdio: 'ignore' });
    running.add(child);
    child.once('exit', () => running.delete(child));
    await waitUntil(async () => (await query(port, 'select 1')).length === 1);
    return child;
  };
  // SIGQUIT is PostgreSQL's immediate shutdown: connections are not closed cleanly.
  const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGQUIT') => {
    if (!running.has(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  const primary = { data: join(folder, 'primary'), port: await findFreePort() };
  const standby = { data: join(folder, 'standby'), port: await findFreePort() };
  const authentication = ['-U', 'medida', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  await run('initdb', '-D', primary.data, ...authentication, '-E', 'UTF8', '--locale=C', '--no-sync');
  const primaryProcess = await start(primary.data, primary.port);
  const baseBackupOptions = ['-d', toUrl(primary.port), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  await run('pg_basebackup', '-D', standby.data, ...baseBackupOptions);
  let standbyProcess = await start(standby.data, standby.port);
  await query(primary.port, "alter system set synchronous_standby_names = '*'");
  await query(primary.port, 'select pg_reload_conf()');
  const isSynchronous = async () =>
    (await query(primary.port, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1;
  await waitUntil(isSynchronous);

  return {
    primaryPort: primary.port,
    standbyPort: standby.port,
    primaryUrl: toUrl(primary.port),
    standbyUrl: toUrl(standby.port),
    countSessions: async () => {
      const sessions = "select 1 from pg_stat_activity where application_name = 'medida'";
      return (await query(primary.port, sessions)).length;
    },
    /** Lists the standby first, so that it has to be skipped. */
    bothUrl: toUrl(standby.port).replace('/postgres', `,127.0.0.1:${primary.port}/postgres`),
    endPrimary: () => end(primaryProcess),
    killPrimary: () => end(primaryProcess, 'SIGKILL'),
    endStandby: () => end(standbyProcess),
    restartStandby: async () => {
      standbyProcess = await start(standby.data, standby.port);
    },
    promoteStandby: async () => {
      await query(standby.port, 'select pg_promote()');
    },
    remove: async () => {
      for (const child of running) await end(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

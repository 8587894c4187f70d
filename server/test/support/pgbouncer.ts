import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { postgresAccount } from '../../../scripts/setup/postgresPrograms.mjs';
import { findPgbouncer } from '../../../scripts/testing/pgbouncer.mjs';
import { findFreePort, queryServer } from './serverQuery';

/** A PgBouncer in transaction mode, configured as in docs/running-on-many.md, in front of a new database. */
export const startPgbouncer = async (serverUrl: string, poolSize: number) => {
  const program = findPgbouncer();
  if (program === undefined)
    throw new Error('PgBouncer is missing. Install it (on Debian: apt-get install pgbouncer).');
  const name = `bounced_${randomBytes(6).toString('hex')}`;
  await queryServer(serverUrl, `create database ${name}`);
  const server = new URL(serverUrl);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'medida-pgbouncer-'));
  const configuration = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  await writeFile(
    configuration,
    `[databases]
${name} = host=${server.hostname} port=${server.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
idle_transaction_timeout = 10
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  const account = postgresAccount();
  if (account) for (const place of [folder, configuration, users]) await chown(place, account.id, -1);
  const child = spawn(program, ['-q', configuration], {
    cwd: folder,
    stdio: 'ignore',
    ...(account && { uid: account.id }),
  });
  const ended = once(child, 'exit');
  const toUrl = (databasePort: string) => {
    const url = new URL(serverUrl);
    url.port = databasePort;
    url.pathname = `/${name}`;
    return url.href;
  };
  const url = toUrl(String(port));
  const isReady = () =>
    queryServer(url, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start');
    await pause(50);
  }
  return {
    url,
    countServerSessions: async () => {
      const sessions = `select 1 from pg_stat_activity where datname = '${name}' and application_name = 'medida'`;
      return (await queryServer(serverUrl, sessions)).length;
    },
    remove: async () => {
      child.kill('SIGINT');
      await ended;
      await queryServer(serverUrl, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { Failure } from '../process/failure.mjs';
import { logFile } from '../process/paths.mjs';
import { freePort } from '../process/port.mjs';
import { beforeExit, run, start, stop } from '../process/processes.mjs';
import { waitUntilReady } from '../process/readiness.mjs';
import { findPostgresPrograms, postgresAccount } from './postgresPrograms.mjs';
import { installSystemPackages } from './systemPackages.mjs';

const acceptsConnections = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/**
 * Starts a throw-away PostgreSQL on the loopback address and returns its URL; it is removed on exit. A server that is
 * not durable is faster, and loses data only if this machine crashes.
 */
export const startPostgres = async ({ isDurable }) => {
  if (!findPostgresPrograms()) await installSystemPackages(['postgresql'], 'PostgreSQL');
  const binaries = findPostgresPrograms();
  if (!binaries) throw new Failure('PostgreSQL was installed, but its programs cannot be found.');

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-postgres-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  beforeExit(remove);
  process.once('exit', remove);
  const account = postgresAccount();
  const asAccount = (command, args) =>
    account ? ['runuser', ['-u', account.name, '--', command, ...args]] : [command, args];
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const place of [folder, passwordFile]) fs.chownSync(place, account.id, -1);

  const data = path.join(folder, 'data');
  const log = logFile('test', 'postgres.log');
  const initialise = [
    '-D',
    data,
    '-U',
    'medida',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  const created = await run(...asAccount(path.join(binaries, 'initdb'), initialise), { log, cwd: folder });
  if (created.code !== 0) throw new Failure(`PostgreSQL could not create a database; its output is in ${log}`);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!isDurable) settings.push('fsync=off', 'full_page_writes=off');
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const output = fs.openSync(log, 'a');
  const child = start(...asAccount(path.join(binaries, 'postgres'), options), {
    stdio: ['ignore', output, output],
    cwd: folder,
  });
  fs.closeSync(output);
  // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for every connection.
  beforeExit(() => stop(child, 'SIGINT'));
  const message = `PostgreSQL did not start; its output is in ${log}`;
  await waitUntilReady(child, () => acceptsConnections(port), message, { withinMs: 30_000 });
  return `postgres://medida:${password}@127.0.0.1:${port}/postgres`;
};

import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type BuiltServer, copyServer, type ServerProcess } from '../kill/builtServer';
import { fillShop } from '../support/builders';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const onPostgres = engines.includes('postgres') ? describe : undefined;

onPostgres?.('several processes behind one port', () => {
  let database: TestDatabase;
  let built: BuiltServer;
  let server: ServerProcess;
  let primary: ChildProcess | undefined;
  let output = '';

  const environment = () => ({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: database.dataDirectory,
    DATABASE_POOL_SIZE: '2',
    // Logs every request, with the process that served it.
    LOG_LEVEL: 'info',
    WORKERS: '2',
  });

  beforeAll(async () => {
    [database, built] = await Promise.all([createTestDatabase('postgres'), copyServer()]);
    await fillShop(database.db);
    server = await built.start(environment(), (child) => {
      primary = child;
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => (output += part.toString()));
    });
  });

  afterAll(async () => {
    await built.remove();
    await database.drop();
  });

  const get = (path: string, agent?: Agent) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: server.port, path, agent: agent ?? false }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('error', reject);
      sent.end();
    });

  const waitUntil = async (isTrue: () => boolean) => {
    while (!isTrue()) await pause(20);
  };

  /** The processes that have served a request since the output had the given length. */
  const listPids = (from = 0) =>
    new Set([...output.slice(from).matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)));

  const countHealthChecks = async () => {
    const { text } = await get('/metrics');
    return Number(/duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(text)?.[1]);
  };

  it('announce once that they are ready, and how many connections they open', () => {
    expect(output.match(/Medida is ready at/g)).toHaveLength(1);
    expect(output).toContain('2 processes share the port, with up to 6 connections to the database.');
  });

  it('take turns, and add up their metrics', async () => {
    for (let count = 0; count < 10; count += 1) await get('/healthz');
    expect(listPids().size).toBe(2);
    expect(await countHealthChecks()).toBe(10);
    expect((await get('/metrics')).text).toContain('medida_outbox_entries{state="waiting"} 0');
  });

  it('replace one that was killed, and keep its counts', async () => {
    const [killed = 0] = listPids();
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => output.includes(`Process ${killed} ended with SIGKILL. Another one starts in 0.5 s.`));
    const from = output.length;
    while (listPids(from).size < 2) await get('/readyz');
    expect(listPids(from)).not.toContain(killed);
    expect(await countHealthChecks()).toBe(10);
  });

  it('are replaced one by one on SIGHUP, with the current configuration, without refusing a request', async () => {
    const before = listPids();
    writeFileSync(join(built.folder, 'medida.config.json'), '{ "application": { "siteName": "Replaced" } }');
    let isOver = false;
    let requests = 0;
    const agent = new Agent({ keepAlive: true });
    const browse = async () => {
      for (; !isOver; requests += 1) {
        expect((await get('/readyz', agent)).status).toBe(200);
        // Requests without a pause would take the processors from the processes that start.
        await pause(5);
      }
    };
    const browsing = Promise.all([browse(), browse(), browse(), browse()]);
    primary?.kill('SIGHUP');
    await waitUntil(() => output.includes('All processes have been replaced; there are 2.'));
    const from = output.length;
    while (listPids(from).size < 2) await get('/readyz');
    isOver = true;
    await browsing;
    agent.destroy();
    expect(requests).toBeGreaterThan(0);
    for (const pid of listPids(from)) expect(before).not.toContain(pid);
    expect((await get('/config.json')).text).toContain('Replaced');
    expect(await countHealthChecks()).toBe(10);
  });

  it('stay as they are when the configuration is wrong', async () => {
    writeFileSync(join(built.folder, 'medida.config.json'), '{ "server": { "prot": 1 } }');
    primary?.kill('SIGHUP');
    await waitUntil(() =>
      output.includes('Earlier processes keep running. medida.config.json: server.prot is not a setting.'),
    );
    expect((await get('/readyz')).status).toBe(200);
    writeFileSync(join(built.folder, 'medida.config.json'), '{}');
  });

  it('explain in one line why none can start', async () => {
    const { code, errors } = await built.runToEnd({ ...environment(), PORT: String(server.port) });
    expect(errors.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set/),
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^ORDER_MAIL_TO is not set/),
      `Port ${server.port} is already in use: stop the other program or set PORT to another number.`,
    ]);
    expect(code).toBe(1);
  });

  it('end together on SIGTERM', async () => {
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});

if (!onPostgres) it('needs PostgreSQL', () => expect(engines).toEqual(['sqlite']));

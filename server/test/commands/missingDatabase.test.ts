import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoCommand } from '../../demo/demoCommand';
import { clientsCommand } from '../../src/clients/clientsCommand';
import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { readServerConfig } from '../../src/config/serverConfig';
import { contentCommand } from '../../src/content/contentCommand';
import { importCommand } from '../../src/import/importCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { messagesCommand } from '../../src/outbox/messagesCommand';
import { outboxCommand } from '../../src/outbox/outboxCommand';

describe('with a DATA_DIR that has no database', () => {
  let directory: string;
  let dataDirectory: string;
  let printed: string[];

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'medida-commands-'));
    dataDirectory = join(directory, 'mistyped');
    printed = [];
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  const run = (command: Command, args: string[]) =>
    executeCommand(command, args, {
      config: readServerConfig({ rootDirectory: directory, environment: { DATA_DIR: dataDirectory }, file: {} }),
      directory,
      print: (line) => void printed.push(line),
    });

  it.each([
    { command: clientsCommand, args: ['update', 'ana', '--name', 'Sol'] },
    { command: clientsCommand, args: ['invite', '--all'] },
    { command: clientsCommand, args: ['disable', 'ana'] },
    { command: clientsCommand, args: ['enable', 'ana'] },
    { command: demoCommand, args: ['remove'] },
    { command: messagesCommand, args: ['done', '1'] },
    { command: ordersCommand, args: ['set-status', 'M-1', 'shipped'] },
    { command: outboxCommand, args: ['retry', '--all'] },
    { command: contentCommand, args: ['import', '.', '--dry-run'] },
  ])('refuses $command.name $args and creates nothing', async ({ command, args }) => {
    await expect(run(command, args)).rejects.toThrow(
      `There is no embedded database in ${dataDirectory}: set DATA_DIR to its directory, or start the services once.`,
    );
    expect(existsSync(dataDirectory)).toBe(false);
  });

  it('reports a restore that was interrupted', async () => {
    mkdirSync(dataDirectory);
    writeFileSync(join(dataDirectory, 'medida.db.restored'), 'whole');
    await expect(run(outboxCommand, ['retry', '--all'])).rejects.toThrow(
      /^A restore of \S+ was cut short: run "npm run restore/,
    );
  });

  it.each([
    { command: clientsCommand, args: ['add', '--name', 'Sol', '--email', 'eva@sol.example'] },
    { command: clientsCommand, args: ['import', 'clients.csv'] },
    { command: contentCommand, args: ['import', '.'] },
    { command: importCommand, args: ['items.csv', '--catalog', '1'] },
  ])('creates the database for $command.name $args, and says so once', async ({ command, args }) => {
    writeFileSync(join(directory, 'clients.csv'), 'email,name\neva@sol.example,Sol');
    writeFileSync(join(directory, 'environments.yaml'), 'tax: 16');
    writeFileSync(join(directory, 'items.csv'), 'code,nameEn\nP-1,Pan');
    await run(command, args);
    const line = `Created the embedded database in ${dataDirectory}.`;
    expect(printed).toContain(line);
    expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
    printed = [];
    await run(clientsCommand, ['add', '--name', 'Luna', '--email', 'mia@luna.example']);
    expect(printed).not.toContain(line);
  });
});

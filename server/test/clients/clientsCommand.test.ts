import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { clientsCommand } from '../../src/clients/clientsCommand';
import { executeCommand } from '../../src/commands/defineCommand';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { ana, fillShop } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

/** The commands run beside the services, as in another process. */
describe.each(engines)('npm run clients on %s', (engine) => {
  let shop: TestApp;
  let printed: string[];

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    printed = [];
  });

  afterEach(() => shop.close());

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(clientsCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const outbox = () => createOutbox(shop.database.dataDirectory);
  const signIn = (username: string, password: string) =>
    shop.call('POST', '/services/public/user/authenticate', { body: { username, password } });
  const choosePassword = (mail: string | undefined, newPassword: string) =>
    shop.call('POST', '/services/inventory/api/clients/resetPassword/1/1/1', {
      body: { resetToken: readResetToken(mail), newPassword },
    });

  it('adds a client, who chooses a password with the link in the mail', async () => {
    await run('add', '--name', 'Obras Sol', '--email', 'Eva@sol.example', '--language', 'es');
    expect(printed).toEqual([
      'Added the client eva@sol.example.',
      expect.stringMatching(/^The link to choose a password was sent to .*outbox \(SMTP_URL is not set\)\.$/),
    ]);
    const [mail] = await outbox().read();
    expect(mail).toContain('Su usuario es eva@sol.example');
    expect(printed.join()).not.toContain(readResetToken(mail));
    expect((await signIn('eva@sol.example', '')).status).not.toBe(200);
    shop.clock.now = Date.now() + 6 * 24 * 3_600_000;
    expect((await choosePassword(mail, 'puerta-verde-91')).status).toBe(200);
    expect((await signIn('eva@sol.example', 'puerta-verde-91')).status).toBe(200);
    expect((await choosePassword(mail, 'puerta-azul-92')).status).toBe(422);
  });

  it('disables a client, whose sessions end at once, and enables it again', async () => {
    const shopper = await createShopper(shop.call, ana);
    await run('disable', ana.username);
    expect((await shopper.readCart()).status).toBe(401);
    expect((await signIn(ana.username, ana.password)).body.message).toBe('The account is disabled');
    expect((await signIn(ana.username, 'wrong-password')).status).toBe(401);
    await run('disable', ana.username);
    expect(printed).toEqual([
      'ana@buyer.example is disabled: all sessions have ended.',
      'ana@buyer.example was disabled already.',
    ]);
    await expect(run('invite', ana.username)).rejects.toThrow('ana@buyer.example is disabled.');
    await shop.call('POST', '/services/inventory/api/clients/forgotPassword/1/1/1', {
      body: { username: ana.username },
    });
    expect(await outbox().read()).toEqual([]);
    await run('enable', ana.username);
    expect((await signIn(ana.username, ana.password)).status).toBe(200);
  });

  it('keeps a client whose mail could not be sent, and says how to go on', async () => {
    shop.config.smtpUrl = 'smtp://127.0.0.1:1';
    await expect(run('add', '--name', 'Sol', '--email', 'eva@sol.example')).rejects.toThrow(
      /^The mail to eva@sol\.example could not be sent \(.*\)\. Once mail works: npm run clients -- invite eva@sol\.example$/,
    );
    expect(await createClientsRepository(shop.database.db, 1).findByUsername('eva@sol.example')).toBeDefined();
  });

  it('imports clients all or nothing, and updates those that exist', async () => {
    const put = (...lines: string[]) =>
      writeFileSync(join(shop.database.dataDirectory, 'clients.csv'), lines.join('\n'));
    put('username,name,email,language', 'eva,Sol,eva@sol.example,es', 'bad,,x,fr', 'eva,Sol,eva@sol.example,es');
    await expect(run('import', 'clients.csv')).rejects.toThrow('Nothing was written: 2 lines cannot be imported.');
    expect(printed).toEqual([
      '  clients.csv, line 3, name: the name is missing',
      '  clients.csv, line 4, username: the user name is already on line 2',
    ]);
    put('email,phone,name', 'ana@buyer.example,+1 555 9999,', 'eva@sol.example,,Sol');
    printed = [];
    await run('import', 'clients.csv', '--dry-run');
    await run('import', 'clients.csv', '--invite');
    expect(printed).toEqual([
      'Nothing was written. The result would be: 1 client added, 1 updated, 0 invited.',
      'Done: 1 client added, 1 updated, 1 invited.',
    ]);
    expect(await outbox().read()).toHaveLength(1);
    printed = [];
    await run('show', 'ana@buyer.example', '--json');
    expect(JSON.parse(printed.join())).toMatchObject({ name: 'Ruiz Workshops', phone: '+1 555 9999', state: 'active' });
    expect(printed.join()).not.toContain('scrypt');
  });

  it('adds a client once when two commands do it at the same moment', async () => {
    const add = () => run('add', '--name', 'Obras Sol', '--email', 'eva@sol.example');
    const [one, other] = await Promise.allSettled([add(), add()]);
    const failure = [one, other].find(({ status }) => status === 'rejected');
    expect(failure).toMatchObject({
      reason: { message: expect.stringMatching(/^There is already a client eva@sol\.example\./) },
    });
    expect(await outbox().read()).toHaveLength(1);
  });

  it.each([
    [['add', '--name', 'Sol'], /^--username: the user name or the mail address is missing\. See/],
    [['add', '--name', 'Sol', '--email', 'nobody'], /^--email: "nobody" is not a mail address\. See/],
    [['add', '--name', 'Sol', '--emial', 'a@b.example'], /^There is no option --emial\. Did you mean --email\? See/],
    [['add', '--name', 'Sol', '--email', 'ana@buyer.example'], /^There is already a client ana@buyer\.example\./],
    [['show', 'anna@buyer.example'], /^There is no client anna@buyer\.example\. Did you mean ana@buyer\.example\?$/],
    [['lits'], /^"lits" is not a part of clients\. Did you mean list\? Use one of list, /],
    [['import', 'none.csv'], /^Cannot read none\.csv: /],
  ])('refuses %j with one line', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});

import { clientsCommand } from '../../src/clients/clientsCommand';
import { type Command, executeCommand } from '../../src/commands/defineCommand';
import { messagesCommand } from '../../src/outbox/messagesCommand';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { createContactMessagesRepository } from '../../src/repositories/contactMessagesRepository';
import { ana, fillShop } from '../support/builders';
import { createOutbox, readResetToken } from '../support/outbox';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const request = {
  name: 'Eva Sol',
  email: 'Eva@sol.example',
  phone: '+34 555 0102',
  company: 'Obras Sol',
  subject: 'Account request',
  message: 'Tax id: B-12345678\nTools for two workshops',
};

describe.each(engines)('a request for an account on %s', (engine) => {
  let shop: TestApp;
  let printed: string[];

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    printed = [];
  });

  afterEach(() => shop.close());

  const execute = (command: Command, ...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(command, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const add = (...args: string[]) => execute(clientsCommand, 'add', ...args);
  const readMails = () => createOutbox(shop.database.dataDirectory).read();
  const messages = () => createContactMessagesRepository(shop.database.db, 1);
  const clients = () => createClientsRepository(shop.database.db, 1);

  const send = async (change: Partial<typeof request> = {}) => {
    // Listed by their moment.
    shop.clock.now += 1000;
    const { status } = await shop.call('POST', '/services/public/publics/contact', {
      body: { ...request, ...change },
      headers: { 'X-Language': 'es' },
    });
    expect(status).toBe(200);
    const [newest] = await messages().list();
    return String(newest!.id);
  };

  it('becomes a client, who is invited', async () => {
    const id = await send();
    await execute(messagesCommand, 'show', id);
    expect(printed.at(-1)).toBe(`To add and invite the client: npm run clients -- add --from-message ${id}`);
    printed = [];
    const told = [
      `Message ${id} by Eva Sol becomes a client:`,
      '  Username  eva@sol.example',
      '  Name      Obras Sol',
      '  Email     Eva@sol.example',
      '  Phone     +34 555 0102',
      '  Language  es',
      '  Tax ID    B-12345678',
    ];
    await add('--from-message', id, '--dry-run');
    expect(printed).toEqual([...told, 'Nothing was changed.']);
    expect([await clients().findByUsername('eva@sol.example'), await readMails()]).toEqual([undefined, []]);
    printed = [];
    await add('--from-message', id, '--by', 'Mar');
    expect(printed.slice(0, -1)).toEqual([...told, 'Added the client eva@sol.example.']);
    const [mail] = await readMails();
    const { status } = await shop.call('POST', '/services/inventory/api/clients/resetPassword/1/1/1', {
      body: { resetToken: readResetToken(mail), newPassword: 'puerta-verde-91' },
    });
    expect(status).toBe(200);
    expect(await messages().find(Number(id))).toMatchObject({ doneBy: 'Mar' });
  });

  it('may be corrected by options', async () => {
    await add('--from-message', await send(), '--name', 'Sol S.L.', '--username', 'sol', '--language', 'en');
    expect(await clients().findByUsername('sol')).toMatchObject({ name: 'Sol S.L.', language: 'en' });
  });

  it('is used once', async () => {
    const id = await send();
    await execute(messagesCommand, 'done', id, '--by', 'Mar');
    await expect(add('--from-message', id)).rejects.toThrow(
      `Message ${id} is done already, by Mar. Nothing was changed: add the client with --name and --email.`,
    );
    const other = await send({ message: 'Tax id: 7' });
    const both = await Promise.allSettled([add('--from-message', other), add('--from-message', other)]);
    const refusals = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refusals).toEqual([expect.stringMatching(/is done already|already a client|has the address/)]);
    expect(await readMails()).toHaveLength(1);
  });

  it('is refused if its address has an account', async () => {
    const id = await send({ email: ana.username.toUpperCase() });
    await expect(add('--from-message', id)).rejects.toThrow(
      'The client ana@buyer.example has the address ANA@BUYER.EXAMPLE. Nothing was changed.',
    );
    await expect(add('--from-message', id, '--email', 'eva@sol.example', '--username', ana.username)).rejects.toThrow(
      'There is already a client ana@buyer.example. Nothing was changed.',
    );
    expect((await messages().find(Number(id)))?.doneAt).toBeNull();
  });

  it('refuses messages that do not exist, and a dry run of anything else', async () => {
    await expect(add('--from-message', '77')).rejects.toThrow('There is no message 77.');
    await expect(add('--name', 'Sol', '--email', 'a@b.example', '--dry-run')).rejects.toThrow(
      '--dry-run belongs to --from-message.',
    );
  });
});

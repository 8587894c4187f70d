import { URI } from 'otpauth';

import { type Command, executeCommand } from '../../src/commands/defineCommand';
import type { Engine } from '../../src/db/engine';
import { hashSecret } from '../../src/office/officeAccess';
import { createOfficeApp } from '../../src/office/officeApp';
import type { Role, Scope } from '../../src/office/scopes';
import { staffCommand } from '../../src/office/staffCommand';
import { cheapCost } from './builders';
import { type Call, createCall, createTestApp, type TestApp } from './testApp';

const password = 'seven purple lanterns';

const day = 24 * 3_600_000;

export type TestOffice = {
  shop: TestApp;
  /** Calls the office's service, by the address within it. */
  call: Call;
  /** Adds somebody, who chooses a password, sets up a second factor if an owner, and is signed in: the headers of their requests. */
  signIn: (role: Role, email?: string) => Promise<{ headers: Record<string, string> }>;
  /** What an authenticator app does: it shows the code of the moment. */
  setUpSecondFactor: (session: { headers: Record<string, string> }) => Promise<() => string>;
  /** Adds a key: the headers of its requests. */
  addKey: (scopes: Scope[], validForMs?: number) => Promise<{ headers: Record<string, string> }>;
  /** Makes the office listen on this machine: its address. */
  listen: () => Promise<string>;
  /** Runs a command on the same database: what it prints. */
  run: (command: Command, ...args: string[]) => Promise<string[]>;
  close: () => Promise<void>;
};

/** The office beside the services of a shop, on one database and clock. */
export const createTestOffice = async (
  engine: Engine,
  options: Parameters<typeof createTestApp>[1] = {},
): Promise<TestOffice> => {
  const { environment } = options;
  const shop = await createTestApp(engine, {
    ...options,
    environment: { OFFICE_PORT: '0', OFFICE_URL: 'http://office.example', ...environment },
  });
  const { database, config, clock } = shop;
  const app = await createOfficeApp({
    config,
    database,
    now: () => clock.now,
    passwordCost: cheapCost,
    strictResponses: true,
  });
  await app.ready();
  const callAnywhere = createCall(app);
  const call: Call = (method, address, request) => callAnywhere(method, `/services/office${address}`, request);
  const run = async (command: Command, ...args: string[]) => {
    const printed: string[] = [];
    const { databaseUrl, dataDirectory } = database;
    await executeCommand(command, args, {
      config: { ...config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
      now: () => clock.now,
    });
    return printed;
  };
  const setUpSecondFactor: TestOffice['setUpSecondFactor'] = async (session) => {
    const started = await call('POST', '/session/second-factor', session);
    const [{ link = '' } = {}] = started.body.data as { link?: string }[];
    const showCode = () => URI.parse(link).generate({ timestamp: clock.now });
    const confirmed = await call('PUT', '/session/second-factor', { ...session, body: { code: showCode() } });
    if (confirmed.status !== 200) throw new Error(confirmed.text);
    return showCode;
  };
  let count = 0;
  return {
    setUpSecondFactor,
    shop,
    call,
    run,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    signIn: async (role, email = `${role}${(count += 1)}@shop.example`) => {
      const [json = ''] = await run(staffCommand, 'add', email, '--name', 'Luz Prado', '--role', role, '--json');
      const { link } = JSON.parse(json) as { link: string };
      const token = new URL(link.replace('/#', '')).searchParams.get('token');
      const joined = await call('POST', '/invitation', { body: { token, password } });
      if (joined.status !== 200) throw new Error(joined.text);
      const cookie = /medida-office=[^;]+/.exec(String(joined.headers['set-cookie']))?.[0] ?? '';
      const session = { headers: { cookie } };
      if (role === 'owner') await setUpSecondFactor(session);
      return session;
    },
    addKey: async (scopes, validForMs = day) => {
      count += 1;
      const key = `key-${count}`;
      await database.db
        .insertInto('api_keys')
        .values({
          key_id: count,
          account_id: config.runtime.accountId,
          name: `ERP ${count}`,
          key_hash: hashSecret(key),
          scopes: scopes.join(' '),
          created_by: 'luz@shop.example',
          created_at: clock.now,
          expires_at: clock.now + validForMs,
          revoked_at: null,
          used_at: null,
        })
        .execute();
      return { headers: { authorization: `Bearer ${key}` } };
    },
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
};

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { UsageError } from '../errors';

const passwordName = 'CONFORMANCE_PASSWORD';

const names = ['public', 'inventory', 'orders', 'blob'] as const;

/** Of the commands that call the services of a provider. */
export const providerOptions = {
  inventory: { type: 'string', value: 'URL', help: 'the inventory service; the configured one if missing' },
  orders: { type: 'string', value: 'URL', help: 'the order service' },
  public: { type: 'string', value: 'URL', help: 'the public service' },
  blob: { type: 'string', value: 'URL', help: 'the blob storage with pictures and files' },
  client: {
    type: 'string',
    value: 'NAME',
    help: `the user name of a test client; its password is in ${passwordName}, or asked for`,
  },
} as const;

/** A base address, without the slash at its end. */
export const readAddress = (name: string, given: string | undefined, configured: string): string => {
  const address = given ?? configured;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(
      given === undefined
        ? `--${name} is missing.`
        : `--${name} is "${address}" but must be an address such as https://stock.example.com/api.`,
    );
  return address.replace(/\/+$/, '');
};

/** Without its address, pictures are left out. */
export const readServices = (
  options: Partial<Record<(typeof names)[number], string>>,
  { services }: RuntimeConfig,
): RuntimeConfig['services'] => {
  const read = (name: (typeof names)[number]) =>
    name === 'blob' && options.blob === undefined ? services.blob : readAddress(name, options[name], services[name]);
  return { ...services, ...Object.fromEntries(names.map((name) => [name, read(name)])) };
};

const promptForPassword = (username: string) =>
  new Promise<string>((done) => {
    const hidden = new Writable({ write: (_chunk, _encoding, callback) => callback() });
    const prompt = createInterface({ input: process.stdin, output: hidden, terminal: true });
    process.stderr.write(`Password of ${username}: `);
    prompt.question('', (password) => {
      prompt.close();
      process.stderr.write('\n');
      done(password);
    });
  });

const readPassword = async (username: string): Promise<string> => {
  const password = process.env[passwordName] ?? '';
  if (password !== '') return password;
  if (!process.stdin.isTTY) throw new UsageError(`--client needs a password: set ${passwordName}.`);
  return promptForPassword(username);
};

export const readCredentials = async (username: string | undefined) =>
  username === undefined ? undefined : { username, password: await readPassword(username) };

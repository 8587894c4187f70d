import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { writeFileAtomically } from '../atomicFiles';
import type { CommandContext } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { UsageError } from '../errors';
import { writePrintableJson } from '../printable';
import { describeConformance, writeConformancePage } from './describeConformance';
import { runConformance } from './runConformance';

const passwordName = 'CONFORMANCE_PASSWORD';

/** The base address of a service, without the slash at its end. */
const readAddress = (name: string, given: string | undefined, configured: string): string => {
  const address = given ?? configured;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(
      given === undefined
        ? `--${name} is missing.`
        : `--${name} is "${address}" but must be an address such as https://stock.example.com/api.`,
    );
  return address.replace(/\/+$/, '');
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

const readCredentials = async (username: string | undefined) =>
  username === undefined ? undefined : { username, password: await readPassword(username) };

const writeTo = async ({ directory }: CommandContext, file: string | undefined, content: string) => {
  if (file !== undefined) await writeFileAtomically(directory, file, content);
};

const tryServices = defineAction({
  name: '',
  summary: 'tries every call of the contracts, and says what works, what buyers would miss and what to change',
  options: {
    inventory: { type: 'string', value: 'URL', help: 'the inventory service; the configured one if missing' },
    orders: { type: 'string', value: 'URL', help: 'the order service' },
    public: { type: 'string', value: 'URL', help: 'the public service' },
    origin: {
      type: 'string',
      value: 'URL',
      help: 'where the storefront is, from which browsers call; PUBLIC_URL if missing',
    },
    client: {
      type: 'string',
      value: 'NAME',
      help: `the user name of a test client; its password is in ${passwordName}, or asked for`,
    },
    write: { type: 'boolean', help: 'also tries calls that change data: it places three orders of the test client' },
    json: { type: 'string', value: 'FILE', help: 'writes the result as JSON' },
    html: { type: 'string', value: 'FILE', help: 'writes the result as a page' },
  },
  run: async ({ options }, context) => {
    const { runtime, publicUrl, rootDirectory } = context.config;
    if (options.write && options.client === undefined)
      throw new UsageError('--write needs a test client, see --client.');
    const services = {
      ...runtime.services,
      public: readAddress('public', options.public, runtime.services.public),
      inventory: readAddress('inventory', options.inventory, runtime.services.inventory),
      orders: readAddress('orders', options.orders, runtime.services.orders),
    };
    const result = await runConformance({
      rootDirectory,
      config: { ...runtime, services },
      origin: new URL(readAddress('origin', options.origin, publicUrl)).origin,
      credentials: await readCredentials(options.client),
      writes: options.write,
    });
    await writeTo(context, options.json, `${writePrintableJson(result, 2)}\n`);
    await writeTo(context, options.html, writeConformancePage(result));
    return result;
  },
  describe: describeConformance,
  getExitCode: ({ verdict }) => ({ works: 0, part: 1, fails: 2 })[verdict],
});

export const conformanceCommand: Command = {
  name: 'conformance',
  summary: `Whether a company's own services fit the storefront.`,
  actions: [tryServices],
  examples: [
    'npm run conformance -- --inventory https://stock.example.com --orders https://stock.example.com --public https://www.example.com/api',
    'npm run conformance -- --client test@example.com --write --html conformance.html',
  ],
  notes: 'Account, companies and catalogues are those of medida.config.json. docs/providers.md explains the result.',
  exits: 'Exits with 0 if all calls work, 1 if some work in part, 2 if some fail or if called incorrectly.',
};

import { writeFileAtomically } from '../atomicFiles';
import type { CommandContext } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { UsageError } from '../errors';
import { writePrintableJson } from '../printable';
import { describeConformance, writeConformancePage } from './describeConformance';
import { providerOptions, readAddress, readCredentials, readServices } from './providerOptions';
import { runConformance } from './runConformance';

const writeTo = async ({ directory }: CommandContext, file: string | undefined, content: string) => {
  if (file !== undefined) await writeFileAtomically(directory, file, content);
};

const tryServices = defineAction({
  name: '',
  summary: 'tries every call of the contracts, and says what works, what buyers would miss and what to change',
  options: {
    ...providerOptions,
    origin: {
      type: 'string',
      value: 'URL',
      help: 'where the storefront is, from which browsers call; PUBLIC_URL if missing',
    },
    write: {
      type: 'boolean',
      help: 'also tries calls that change data: it places three orders of the test client in each catalogue',
    },
    json: { type: 'string', value: 'FILE', help: 'writes the result as JSON' },
    html: { type: 'string', value: 'FILE', help: 'writes the result as a page' },
  },
  run: async ({ options }, context) => {
    const { runtime, publicUrl, rootDirectory } = context.config;
    if (options.write && options.client === undefined)
      throw new UsageError('--write needs a test client, see --client.');
    const result = await runConformance({
      rootDirectory,
      config: { ...runtime, services: readServices(options, runtime) },
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

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { formatCount } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { readConfigFile } from '../config/serverConfig';
import { providerOptions, readCredentials, readServices } from '../conformance/providerOptions';
import { fillFolder } from '../content/fillFolder';
import { OperatorError, UsageError } from '../errors';
import { recordProvider } from './recordProvider';

export const recordingConfig = 'medida.config.json';

const mockAddress = 'http://localhost:4000/services';

const recordedServices = ['public', 'inventory', 'orders', 'blob'] as const;

/** The configuration of a storefront that uses the mock in place of the provider. */
const toMockConfig = (file: unknown) => {
  const { application = {} } = file as { application?: Record<string, unknown> };
  return {
    application: {
      ...application,
      services: Object.fromEntries(recordedServices.map((name) => [name, `${mockAddress}/${name}`])),
      blob: { sizes: '' },
      signIn: { provider: '', password: true, passkeys: false },
    },
  };
};

const readDetails = (given: string | undefined): number => {
  const details = Number(given ?? 100);
  if (Number.isInteger(details) && details >= 1) return details;
  throw new UsageError(`--details is "${given}" but must be a whole number from 1.`);
};

const recordServices = defineAction({
  name: '',
  summary: 'calls everything that can be read, in every language, and writes the answers to a new folder',
  parameters: 'DIR',
  options: {
    ...providerOptions,
    details: {
      type: 'string',
      value: 'N',
      help: 'how many items, orders and pictures are recorded in detail; 100 if missing. Lists are always complete',
    },
  },
  run: async ({ options, parameters: [name = ''] }, context) => {
    const { runtime, publicUrl, rootDirectory } = context.config;
    const directory = resolve(context.directory, name);
    if (existsSync(join(directory, recordingConfig)))
      throw new OperatorError(`${directory} has a recording already: choose another folder, or delete it.`);
    const recording = {
      rootDirectory,
      config: { ...runtime, services: readServices(options, runtime) },
      origin: new URL(publicUrl).origin,
      details: readDetails(options.details),
      credentials: await readCredentials(options.client),
    };
    const counts = await fillFolder(directory, async (draft) => {
      const recorded = await recordProvider(draft, recording);
      const config = toMockConfig(readConfigFile(rootDirectory));
      await writeFile(join(draft, recordingConfig), `${JSON.stringify(config, null, 2)}\n`);
      return recorded;
    });
    return { directory, ...counts };
  },
  describe: ({ directory, answers, pictures }) => [
    `Wrote ${formatCount(answers, 'answer')} and ${formatCount(pictures, 'picture')} to ${directory}.`,
    `Serve them with "npm run mock -- DIR".`,
  ],
});

export const recordCommand: Command = {
  name: 'record',
  summary: `A provider's answers as files that "mock" serves.`,
  actions: [recordServices],
  examples: [
    'npm run record -- recorded --public https://www.example.com/api --inventory https://stock.example.com --orders https://stock.example.com',
    'npm run record -- recorded --client test@example.com --details 500',
  ],
  notes: 'docs/providers.md says what is recorded, and what is left out.',
};

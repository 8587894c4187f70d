import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Command, defineAction } from '../commands/defineCommand';
import { readConfigFile, readServerConfig } from '../config/serverConfig';
import { getErrorMessage, OperatorError } from '../errors';
import { createMock } from './mockServices';
import { recordingConfig } from './recordCommand';
import { recordedUsername } from './withoutPersonalData';

const serve = defineAction({
  name: '',
  summary: 'serves a recording until it is interrupted, at the addresses in its medida.config.json',
  parameters: 'DIR',
  run: async ({ parameters: [name = ''] }, context) => {
    const { rootDirectory } = context.config;
    const directory = resolve(context.directory, name);
    const file = join(directory, recordingConfig);
    if (!existsSync(file)) throw new OperatorError(`${file} does not exist: "npm run record -- ${name}" writes it.`);
    const { runtime } = readServerConfig({ rootDirectory, environment: {}, file: readConfigFile(directory) });
    const address = runtime.services.public;
    if (!URL.canParse(address))
      throw new OperatorError(
        `${file}: application.services.public must be an address such as http://localhost:4000/services/public.`,
      );
    const { origin, hostname, port } = new URL(address);
    const app = await createMock(directory, { ...context.config, runtime });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
    await app.listen({ host: hostname, port: Number(port || 80) }).catch((error: unknown) => {
      throw new OperatorError(`Cannot listen at ${origin}: ${getErrorMessage(error)}`);
    });
    return { address: origin, username: recordedUsername };
  },
  describe: ({ address, username }) => [
    `Serving the recording at ${address}, for a storefront with its medida.config.json.`,
    `Sign in as ${username} with any password.`,
  ],
});

export const mockCommand: Command = {
  name: 'mock',
  summary: 'Serves a recorded provider, with carts and orders in memory.',
  actions: [serve],
  examples: ['npm run mock -- recorded'],
  notes:
    'docs/providers.md says how a storefront uses it. ALLOWED_ORIGINS names storefronts at other addresses than PUBLIC_URL.',
};

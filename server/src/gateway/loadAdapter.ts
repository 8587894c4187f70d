import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { isRecord } from '@/shared/lib/isRecord';

import { getErrorCode, getErrorMessage, OperatorError } from '../errors';
import { readContract, type ServiceContract } from '../http/contracts/readContract';
import { suggest } from '../suggest';
import type { Adapter } from './adapter';

const fileNames = ['adapter.ts', 'adapter.mjs', 'adapter.js'];

const serviceNames: readonly ServiceContract[] = ['public', 'inventory', 'orders'];

const importFile = async (directory: string, name: string): Promise<unknown> => {
  try {
    const loaded = (await import(pathToFileURL(join(directory, name)).href)) as { default?: unknown };
    // A module that was loaded as CommonJS has its exports one level deeper.
    return isRecord(loaded.default) && 'default' in loaded.default ? loaded.default.default : loaded.default;
  } catch (error) {
    if (getErrorCode(error) !== 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new OperatorError(`${name}: ${getErrorMessage(error)}`);
    throw new OperatorError(
      `${name}: Node ${process.version} cannot load TypeScript. Use Node 24, or start it with "--import tsx", or compile the file to adapter.mjs.`,
    );
  }
};

/** Refuses what would never be called, such as an operation that is misspelt. */
const checkAdapter = async (adapter: unknown, name: string, { rootDirectory, config }: Parts): Promise<Adapter> => {
  if (!isRecord(adapter)) throw new OperatorError(`${name}: the default export must be an object.`);
  for (const [service, given] of Object.entries(adapter)) {
    const known = serviceNames.find((each) => each === service);
    if (!known) throw new OperatorError(`${name}: ${service} is not a service.${suggest(service, [...serviceNames])}`);
    if (!isRecord(given) || !isRecord(given.operations))
      throw new OperatorError(`${name}: ${service}.operations must be an object.`);
    if (!/^https?:/.test(config.services[known]))
      throw new OperatorError(
        `${name} bridges ${service}, but application.services.${service} is not the address of a service of your own.`,
      );
    const { paths } = await readContract(rootDirectory, known);
    const operations = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    for (const [operation, run] of Object.entries(given.operations)) {
      const place = `${service}.operations.${operation}`;
      if (!operations.includes(operation))
        throw new OperatorError(`${name}: ${place} is not an operation.${suggest(operation, operations)}`);
      if (typeof run !== 'function') throw new OperatorError(`${name}: ${place} must be a function.`);
    }
  }
  return adapter;
};

type Parts = { rootDirectory: string; config: RuntimeConfig };

/** The company's own module beside medida.config.json; undefined if there is none. */
export const loadAdapter = async (parts: Parts): Promise<Adapter | undefined> => {
  const { rootDirectory } = parts;
  const [name, other] = fileNames.filter((each) => existsSync(join(rootDirectory, each)));
  if (name === undefined) return undefined;
  if (other !== undefined) throw new OperatorError(`There are both ${name} and ${other}: keep one of them.`);
  return checkAdapter(await importFile(rootDirectory, name), name, parts);
};

import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readConfigFile } from './config/readConfigFile';
import { readServerConfig } from './config/serverConfig';
import { startServer } from './startServer';
import { StartError } from './startError';

// The same distance from server/src/main.ts and from server/dist/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const start = async () => {
  const config = readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
  const server = await startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
};

const nodeMessages: Record<string, (error: NodeJS.ErrnoException) => string> = {
  EADDRINUSE: () => 'The port is taken by another program: stop it, or set PORT to another number.',
  EACCES: (error) => `This account may not use ${error.path ?? 'the port'}.`,
  ENOSPC: () => 'The disk is full.',
};

const lineFor = (error: unknown): string | undefined => {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return nodeMessages[code]?.(error as NodeJS.ErrnoException);
};

start().catch((error: unknown) => {
  console.error(lineFor(error) ?? error);
  process.exitCode = 1;
});

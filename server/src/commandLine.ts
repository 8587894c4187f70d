import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCommandContext } from './commands/commandDatabase';
import { type Command, executeCommand } from './commands/defineCommand';
import { UsageError } from './errors';
import { runProgram } from './explainFailure';
import { suggest } from './suggest';

// Each loads only what it needs.
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup/backupCommand')).backupCommand,
  clients: async () => (await import('./clients/clientsCommand')).clientsCommand,
  content: async () => (await import('./content/contentCommand')).contentCommand,
  'copy-data': async () => (await import('./copyData/copyDataCommand')).copyDataCommand,
  demo: async () => (await import('../demo/demoCommand')).demoCommand,
  export: async () => (await import('./export/exportCommand')).exportCommand,
  import: async () => (await import('./import/importCommand')).importCommand,
  messages: async () => (await import('./messages/messagesCommand')).messagesCommand,
  orders: async () => (await import('./orders/ordersCommand')).ordersCommand,
  outbox: async () => (await import('./outbox/outboxCommand')).outboxCommand,
  reports: async () => (await import('./reports/reportsCommand')).reportsCommand,
  restore: async () => (await import('./backup/restoreCommand')).restoreCommand,
  seed: async () => (await import('../demo/seedCommand')).seedCommand,
};

// The same depth for server/src/commandLine.ts and server/dist/commandLine.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const printOverview = async () => {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, summary } of all) console.log(`${name.padEnd(width)}  ${summary}`);
  console.log('\nCOMMAND --help explains one of them.');
};

runProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    await printOverview();
    return;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const names = Object.keys(commands);
  if (!load)
    throw new UsageError(`There is no command "${name}".${suggest(name, names)} Use one of ${names.join(', ')}.`);
  await executeCommand(await load(), args, createCommandContext(rootDirectory));
});

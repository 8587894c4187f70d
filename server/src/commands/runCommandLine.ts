import { getErrorMessage, OperatorError, UsageError } from '../errors';
import { explainFailure } from '../explainFailure';
import { writePrintableJson } from '../printable';
import { readVersion } from '../readVersion';
import { suggest } from '../suggest';
import { createCommandContext } from './commandDatabase';
import { type Command, executeCommand, hasFlag } from './defineCommand';
import { commandNames } from './nameCommands';

// Imported lazily, so that each command loads only what it needs.
const commands: Record<(typeof commandNames)[number], () => Promise<Command>> = {
  backup: async () => (await import('../backup/backupCommand')).backupCommand,
  clients: async () => (await import('../clients/clientsCommand')).clientsCommand,
  completion: async () => (await import('./completionCommand')).createCompletionCommand(loadAll),
  conformance: async () => (await import('../conformance/conformanceCommand')).conformanceCommand,
  content: async () => (await import('../content/contentCommand')).contentCommand,
  'copy-data': async () => (await import('../backup/copyDataCommand')).copyDataCommand,
  demo: async () => (await import('../../demo/demoCommand')).demoCommand,
  doctor: async () => (await import('../doctor/doctorCommand')).doctorCommand,
  export: async () => (await import('../catalogue/exportCommand')).exportCommand,
  import: async () => (await import('../import/importCommand')).importCommand,
  keys: async () => (await import('../office/keysCommand')).keysCommand,
  messages: async () => (await import('../outbox/messagesCommand')).messagesCommand,
  mock: async () => (await import('../recording/mockCommand')).mockCommand,
  office: async () => (await import('../office/officeCommand')).officeCommand,
  orders: async () => (await import('../orders/ordersCommand')).ordersCommand,
  outbox: async () => (await import('../outbox/outboxCommand')).outboxCommand,
  prices: async () => (await import('../prices/pricesCommand')).pricesCommand,
  record: async () => (await import('../recording/recordCommand')).recordCommand,
  reports: async () => (await import('../reports/reportsCommand')).reportsCommand,
  restore: async () => (await import('../backup/restoreCommand')).restoreCommand,
  seed: async () => (await import('../../demo/seedCommand')).seedCommand,
  staff: async () => (await import('../office/staffCommand')).staffCommand,
};

const loadAll = () => Promise.all(Object.values(commands).map((load) => load()));

type Print = (line: string) => void;

const printOverview = async (print: Print) => {
  const all = await loadAll();
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, summary } of all) print(`${name.padEnd(width)}  ${summary}`);
  print('\nCOMMAND --help explains one of them, --version prints the version.');
};

const loadCommand = (name: string) => {
  const known = commandNames.find((each) => each === name);
  if (known) return commands[known]();
  const names = commandNames.join(', ');
  throw new UsageError(`There is no command "${name}".${suggest(name, [...commandNames])} Use one of ${names}.`);
};

const toJsonError = (error: unknown) => {
  const explained = explainFailure(error);
  return {
    error: typeof explained === 'string' ? explained : getErrorMessage(error),
    ...(error instanceof OperatorError && error.details),
  };
};

/** With `--json`, failures are printed as JSON too, so that scripts can read them. */
export const runCommandLine = async (args: string[], rootDirectory: string, print: Print) => {
  const [name = '', ...rest] = args;
  try {
    if (name === '--help' || name === '-h') await printOverview(print);
    else if (hasFlag(args, '--version')) print(readVersion(rootDirectory));
    else await executeCommand(await loadCommand(name), rest, createCommandContext(rootDirectory, print));
  } catch (error) {
    if (hasFlag(args, '--json')) print(writePrintableJson(toJsonError(error), 2));
    throw error;
  }
};

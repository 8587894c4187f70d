export const commandNames = [
  'backup',
  'clients',
  'conformance',
  'content',
  'copy-data',
  'demo',
  'doctor',
  'export',
  'import',
  'keys',
  'messages',
  'mock',
  'orders',
  'outbox',
  'prices',
  'record',
  'reports',
  'restore',
  'seed',
  'staff',
] as const;

const asNpmRunsThem = new RegExp(`npm run (${commandNames.join('|')})\\b( --(?= |$))?`, 'g');

/**
 * Messages name commands as npm runs them from the sources. Where the built program runs without npm, they are called
 * `medida` instead, as in docs/operating.md.
 */
export const nameCommands = (text: string, isRunByNpm = process.env.npm_lifecycle_event !== undefined): string =>
  isRunByNpm ? text : text.replace(asNpmRunsThem, 'medida $1');

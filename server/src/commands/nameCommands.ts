export const commandNames = [
  'backup',
  'clients',
  'completion',
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
  'office',
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

/** Scripts of package.json are; `npx medida` is not. */
const isNpmScript = ({ npm_lifecycle_event: script }: NodeJS.ProcessEnv) => script !== undefined && script !== 'npx';

/**
 * Messages name commands as npm runs them from the sources. Where the built program runs without npm, they are called
 * `medida` instead, as in docs/operating.md.
 */
export const nameCommands = (text: string, isRunByNpm = isNpmScript(process.env)): string =>
  isRunByNpm ? text : text.replace(asNpmRunsThem, 'medida $1');

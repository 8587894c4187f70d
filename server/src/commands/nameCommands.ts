const names = 'backup|clients|content|copy-data|demo|export|import|messages|orders|outbox|reports|restore|seed';
const asNpmRunsThem = new RegExp(`npm run (${names})\\b( --(?= |$))?`, 'g');

/**
 * Messages name commands as npm runs them from the sources. Where the built program runs without npm, they are called
 * `medida` instead, as in docs/operating.md.
 */
export const nameCommands = (text: string, isRunByNpm = process.env.npm_lifecycle_event !== undefined): string =>
  isRunByNpm ? text : text.replace(asNpmRunsThem, 'medida $1');

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { environmentNames } from '../../src/config/environmentNames';
import { readServerConfig } from '../../src/config/serverConfig';

const guides = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);

type Block = { guide: string; language: string; text: string };

const blocks: Block[] = guides.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(/^( *)```(\w*)\n([^]*?)^\1```/gm)].map(([, , language = '', text = '']) => ({
    guide,
    language,
    text,
  })),
);

type Json = Record<string, unknown>;

/** Examples of the whole file, and of the object for pages alone. */
const configurations = blocks
  .filter(({ language }) => language === 'json')
  .flatMap(({ guide, text }): { guide: string; file: Json }[] => {
    // Those have requests and responses.
    if (/(services|office-api)\.md$/.test(guide)) return [];
    const example = JSON.parse(text) as Json;
    return [{ guide, file: 'application' in example || 'server' in example ? example : { application: example } }];
  });

const listLeaves = (value: unknown, path: string[] = []): [string[], unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]))
    : [[path, value]];

const find = (value: unknown, path: string[]) =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);

describe('the documented examples', () => {
  it.each(configurations)('of a configuration file have an effect: $guide $file', ({ file }) => {
    const { runtime, ...server } = readServerConfig({ rootDirectory: '', environment: {}, file });
    for (const [path, value] of listLeaves(file))
      expect([path, find({ application: runtime, server }, path)]).toEqual([path, value]);
  });

  // Of the programs around the services, and of examples in shell.
  const foreign =
    /^(POSTGRES_PASSWORD|ETCD_\w+|SERVICES|TEST_DATABASE_URL|NODE_OPTIONS|NODE_ENV|PATH|NAME|OFFICE|KEY)$/;
  const known: readonly string[] = Object.values(environmentNames);
  const assignments = blocks.flatMap(({ guide, text }) =>
    [...text.matchAll(/(?:^|[\s'"]|\\n)([A-Z][A-Z_]+)=('[^']*'|[^\s'\\]*)/g)].map(([, name = '', value = '']) => ({
      guide,
      name,
      value: value.replace(/^'|'$/g, ''),
    })),
  );
  const inline = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/`([A-Z][A-Z_]+)=([^`\s]+)`/g)].map(([, name = '', value = '']) => ({
      guide,
      name,
      value,
    })),
  );
  const settings = [...assignments, ...inline].filter(({ name }) => !foreign.test(name));

  it.each(settings)('of the environment are accepted: $guide $name=$value', ({ name, value }) => {
    expect(known).toContain(name);
    const database = name === 'WORKERS' ? { DATABASE_URL: 'postgres://medida@localhost/medida' } : {};
    readServerConfig({ rootDirectory: '', environment: { ...database, [name]: value }, file: {} });
  });

  const commands = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/(?:^|`|&& )(?:medida|npm run) ([a-z][a-z:-]*)/gm)].map(([, command]) => ({
      guide,
      command,
    })),
  );
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  it.each(commands)('of a command name an existing one: $guide $command', ({ command }) => {
    expect(Object.keys(scripts)).toContain(command);
  });
});

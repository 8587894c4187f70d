import { readFileSync } from 'node:fs';
import Ajv from 'ajv';

import { settings } from '@/shared/config/parseRuntimeConfig';

import { environmentNames } from '../../src/config/environmentNames';
import { readServerConfig } from '../../src/config/serverConfig';

type Schema = { properties: Record<string, Schema>; default?: unknown };

const schema = JSON.parse(readFileSync('docs/medida.config.schema.json', 'utf8')) as Schema;
const { application, server } = schema.properties;
const validate = new Ajv({ strict: false, formats: { uri: true } }).compile(schema);

/** Written as in `theme.primary`. */
const listKeys = ({ properties }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, inner]) =>
    'properties' in inner ? listKeys(inner).map((key) => `${name}.${key}`) : [name],
  );

const findDefault = (key: string) =>
  key.split('.').reduce<Schema | undefined>((inner, name) => inner?.properties[name], application)?.default;

it('describes every key of the configuration file', () => {
  expect(listKeys(application!).sort()).toEqual(Object.keys(settings).sort());
  expect(listKeys(server!).sort()).toEqual(Object.keys(environmentNames).sort());
});

it('names the defaults', () => {
  const services = new Set(['errorReportUrl', 'services.engine', 'blob.sizes']);
  for (const [key, { byDefault }] of Object.entries(settings))
    if (!services.has(key)) expect([key, findDefault(key)]).toEqual([key, byDefault]);
  const { runtime: _, ...config } = readServerConfig({ rootDirectory: '', environment: {}, file: {} });
  for (const [key, { default: byDefault }] of Object.entries(server!.properties))
    if (byDefault !== undefined && key !== 'dataDirectory' && key !== 'trustProxy')
      expect([key, byDefault]).toEqual([key, config[key as keyof typeof config]]);
});

it.each([
  [{ $schema: './docs/medida.config.schema.json', server: { port: 80, orderMailTo: ['2=a@b.example'] } }, true],
  [{ application: { theme: { primary: '#123' } } }, true],
  [{ application: { theme: { primary: 'red' } } }, false],
  [{ server: { prot: 80 } }, false],
])('accepts what the services accept: %j %s', (file, isValid) => {
  expect(validate(file)).toBe(isValid);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPort } from './port.mjs';

const directory = mkdtempSync(join(tmpdir(), 'medida-port-'));
const file = join(directory, 'medida.config.json');

afterAll(() => rmSync(directory, { recursive: true }));

describe('the port of npm start', () => {
  it('is 3000 without any configuration', () => {
    expect(readPort({}, join(directory, 'missing.json'))).toBe(3000);
  });

  it('is the one in medida.config.json, which PORT overrides', () => {
    writeFileSync(file, '{ "server": { "port": 8080 } }');
    expect(readPort({}, file)).toBe(8080);
    expect(readPort({ PORT: '8081' }, file)).toBe(8081);
    expect(readPort({ PORT: '' }, file)).toBe(3000);
  });

  it.each([
    ['{}', { PORT: 'many' }, 'PORT must be a number from 0 to 65535; it is "many".'],
    [
      '{ "server": { "port": 70000 } }',
      {},
      'medida.config.json: server.port must be a number from 0 to 65535; it is "70000".',
    ],
    ['{', {}, 'Cannot read medida.config.json: '],
  ])('must be valid: %s %j', (text, environment, message) => {
    writeFileSync(file, text);
    expect(() => readPort(environment, file)).toThrow(message);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommandLine } from '../../src/commands/runCommandLine';

describe('a failure with --json', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'medida-json-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  const fail = async (...args: string[]) => {
    const printed: string[] = [];
    const error: unknown = await runCommandLine(args, directory, (line) => void printed.push(line)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    return printed;
  };

  it.each([
    ['a misspelt command', ['cleints', '--json'], /^There is no command "cleints"\. Did you mean clients\?/],
    ['a misspelt action', ['clients', 'lits', '--json'], /^Unknown command 'lits'\. .* See "npm run clients -- --help/],
    [
      'an option without its value',
      ['clients', 'update', 'ana', '--json', '--phone', '--name'],
      /^Option '--phone <NUMBER>' argument '--name' is invalid\. It needs a value\. See/,
    ],
    ['an option before the action', ['clients', '--json', 'list'], /^Unknown option '--json'\. See "npm run clients/],
    ['a misspelt option', ['clients', 'list', '--json', '--al'], /^Unknown option '--al'\. .*See "npm run clients/],
    [
      'a missing parameter',
      ['clients', 'show', '--json'],
      /^Missing required argument 'USERNAME'\. See "npm run clients -- show --help/,
    ],
    ['a refusal', ['clients', 'list', '--json'], /^There is no embedded database in /],
  ])('is an object that names %s', async (_, args, message) => {
    const printed = await fail(...args);
    expect(JSON.parse(printed.join(''))).toEqual({ error: expect.stringMatching(message) as string });
    expect(await fail(...args.filter((arg) => arg !== '--json'))).toEqual([]);
  });

  it('has the details of a refusal', async () => {
    writeFileSync(join(directory, 'clients.csv'), 'email,name\nnobody,Sol');
    const [printed = ''] = await fail('clients', 'import', join(directory, 'clients.csv'), '--json');
    expect(JSON.parse(printed)).toMatchObject({ faults: [{ line: 2, column: 'email' }] });
  });

  it('is an object that names a bad setting', async () => {
    writeFileSync(join(directory, 'medida.config.json'), '{ "server": { "port": "one" } }');
    const [printed = ''] = await fail('clients', 'list', '--json');
    expect(JSON.parse(printed)).toEqual({ error: expect.stringContaining('server.port') as string });
  });
});

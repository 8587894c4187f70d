import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { commandNames } from '../../src/commands/nameCommands';
import { runCommandLine } from '../../src/commands/runCommandLine';

const run = promisify(execFile);

const write = async (shell: string) => {
  const printed: string[] = [];
  const root = join(__dirname, '..', '..', '..');
  await runCommandLine(['completion', shell], root, (text) => void printed.push(text));
  return printed.join('\n');
};

let script: string;

beforeAll(async () => {
  script = await write('bash');
});

/** What bash itself completes, with the function that it has registered for `medida`. */
const complete = async (line: string) => {
  const words = line.split(' ');
  const { stdout } = await run('bash', [
    '--norc',
    '-c',
    `set -u
eval "$1"; shift
complete -p medida | grep -q -- '-o default -F _medida medida' || exit 1
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_medida medida "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "\${COMPREPLY[@]-}"`,
    'bash',
    script,
    ...words,
  ]);
  return stdout.split('\n').filter(Boolean);
};

it.each([
  ['medida ', [...commandNames, '--help', '--version']],
  ['medida sta', ['staff']],
  ['medida staff r', ['role', 'reset-second-factor']],
  ['medida staff add --la', ['--language']],
  ['medida staff role ana@shop.example ow', ['owner']],
  ['medida backup shop.db --f', ['--force']],
  ['medida import items.csv --stock stock.csv --c', ['--catalog', '--categories', '--clear-best-price']],
  ['medida completion ', ['bash', 'zsh', '--json', '--version', '--help']],
  // A value, for which bash completes files.
  ['medida import --stock ', []],
  ['medida nothing ', []],
])('completes "%s"', async (line, expected) => {
  expect((await complete(line)).sort()).toEqual([...expected].sort());
});

it('completes for bash and zsh alone', () => expect(write('fish')).rejects.toThrow('Use bash or zsh'));

import { join } from 'node:path';

import { version } from '../../../package.json';
import { runCommandLine } from '../../src/commands/runCommandLine';

it.each([['--version'], ['orders --version'], ['orders list --version']])(
  'prints the version with %s',
  async (line) => {
    const printed: string[] = [];
    await runCommandLine(line.split(' '), join(__dirname, '..', '..', '..'), (text) => void printed.push(text));
    expect(printed).toEqual([version]);
  },
);

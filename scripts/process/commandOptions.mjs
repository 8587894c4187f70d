import { parseArgs } from 'node:util';

import manifest from '../../package.json' with { type: 'json' };
import { Misuse } from './failure.mjs';

/**
 * The options and positional arguments of a command, or undefined if it has printed its help or the version instead.
 * `help` must describe all of them.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {{ help: string; options?: Options; allowPositionals?: boolean }} command
 */
export const readOptions = (args, { help, options = {}, allowPositionals = false }) => {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(help);
    return undefined;
  }
  if (args.includes('--version')) {
    console.log(manifest.version);
    return undefined;
  }
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    const [reason] = error.message.split('. ');
    throw new Misuse(`${reason}.\n\n${help}`);
  }
};

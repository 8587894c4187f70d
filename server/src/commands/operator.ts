import { userInfo } from 'node:os';

import type { OfficeContext } from '../office/officeParts';
import type { CommandContext } from './commandDatabase';

const readUser = () => {
  try {
    return userInfo().username;
  } catch {
    // In a container, the user may have an id but no name.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
};

/** Who runs the command, for the records: with sudo, the user who called it rather than root. */
export const getOperator = (given: string | undefined) => given ?? process.env.SUDO_USER ?? readUser();

export const byOption = {
  type: 'string',
  value: 'NAME',
  help: 'who does it; the user of this machine if missing',
} as const;

/** For what commands and the office share. */
export const getCommandContext = (
  { config, now = Date.now }: CommandContext,
  by: string | undefined,
): OfficeContext => ({
  config,
  author: { by: getOperator(by), channel: 'command' },
  now,
});

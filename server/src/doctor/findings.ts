import type { CommandContext } from '../commands/commandDatabase';
import { getErrorMessage, OperatorError } from '../errors';

export type Finding = {
  /** `skipped` is what could not be checked here, or is not used. */
  state: 'ok' | 'attention' | 'skipped';
  text: string;
};

export type DoctorOptions = { backups: string | undefined; mailTo: string | undefined; timeServer: string };

/** Options besides the configuration, and what the operating system says. */
export type DoctorContext = CommandContext & { options: DoctorOptions; now: () => number };

export type Check = { name: string; run: (context: DoctorContext) => Promise<Finding> | Finding };

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const attention = (text: string): Finding => ({ state: 'attention', text });
export const skipped = (text: string): Finding => ({ state: 'skipped', text });

/** What an operator can fix is a finding; anything else is a defect of ours. */
export const asFinding = (error: unknown): Finding => {
  if (error instanceof OperatorError) return attention(error.message);
  throw error;
};

/** The reason of a request that failed; the error's own message is just "fetch failed". */
export const getReason = (error: unknown) => getErrorMessage((error as { cause?: unknown }).cause ?? error);

export const limitMs = 10_000;

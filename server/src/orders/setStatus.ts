import { withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getCommandContext } from '../commands/operator';
import { OperatorError, UsageError } from '../errors';
import { Refusal } from '../http/responses/refusal';
import { toPrintable } from '../printable';
import { suggest } from '../suggest';
import { knownStatuses } from './orderSheet';
import { setStatuses } from './setStatuses';

const maxStatusLength = 60;
const maxNoteLength = 1000;

const readStatus = (given: string, isAsWritten: boolean) => {
  const status = isAsWritten ? given.trim() : given.trim().toLowerCase();
  if (isAsWritten && (status === '' || status.length > maxStatusLength || toPrintable(status) !== status))
    throw new UsageError(`The status must have 1 to ${maxStatusLength} characters, and no control characters.`);
  if (!isAsWritten && !knownStatuses.includes(status))
    throw new UsageError(
      `${JSON.stringify(given)} is not a known status.${suggest(status, knownStatuses)} Use one of ${knownStatuses.join(', ')}, or add --as-written.`,
    );
  return status;
};

export const readNote = (given = '') => {
  const note = given.split(/\r?\n/).map(toPrintable).join('\n').trim();
  if (note.length > maxNoteLength) throw new UsageError(`--note is longer than ${maxNoteLength} characters.`);
  return note;
};

const explainForce = (error: unknown): never => {
  if (!(error instanceof Refusal) || error.messageId !== 'statusBackwards') throw error;
  const { number, status, wanted } = error.values;
  throw new OperatorError(
    `Order ${number} is "${status}" already: to go back to "${wanted}", add --force. Nothing was changed.`,
  );
};

export const setStatus = defineAction({
  name: 'set-status',
  summary: 'changes the status of orders, and tells the clients',
  parameters: 'NUMBER... STATUS',
  options: {
    'as-written': { type: 'boolean', help: `accepts another status than ${knownStatuses.join(', ')}` },
    note: {
      type: 'string',
      value: 'TEXT',
      help: 'what the client is told about it, by mail and on the page of the order',
    },
    quiet: { type: 'boolean', help: 'sends no mail to the client' },
    force: { type: 'boolean', help: 'also sets an earlier status than the present one' },
    by: byOption,
  },
  run: async ({ options, parameters }, context) => {
    const status = readStatus(parameters.at(-1) ?? '', options['as-written']);
    const note = readNote(options.note);
    const { quiet, force } = options;
    const results = await withDatabase(context, ({ db }) =>
      setStatuses(db, getCommandContext(context, options.by), {
        orderNumbers: parameters.slice(0, -1),
        status,
        note,
        quiet,
        force,
        asWritten: options['as-written'],
      }).catch(explainForce),
    );
    return results.map((result) => ({ ...result, isQuiet: quiet }));
  },
  describe: (results) =>
    results.map(({ orderNumber, status, changed, isQuiet }) =>
      changed
        ? `Order ${orderNumber} is now "${status}". The client will ${isQuiet ? 'not ' : ''}be told.`
        : `Order ${orderNumber} was "${status}" already. Nothing was changed.`,
    ),
});

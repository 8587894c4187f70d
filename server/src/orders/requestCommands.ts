import { withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import { UsageError } from '../errors';
import { createOrderRequestsRepository } from '../repositories/orderRequestsRepository';
import { answerRequest } from './answerRequest';
import { readNote } from './setStatus';

export const listRequests = defineAction({
  name: 'requests',
  summary: 'what clients ask to cancel or to return and has no answer yet, oldest first',
  run: async (_, context) => {
    const { accountId } = context.config.runtime;
    const found = await withReadOnlyDatabase(context, ({ db }) =>
      createOrderRequestsRepository(db).listOpen(accountId),
    );
    return found.map((request) => ({
      orderNumber: request.order_number,
      request: request.request_number,
      date: formatTime(request.requested_at, context.config.timeZone),
      kind: request.kind,
      units: request.units,
      client: request.client_name,
      reason: request.reason,
    }));
  },
  describe: (requests) =>
    formatTable(
      ['NUMBER', 'REQUEST', 'DATE', 'KIND', 'UNITS', 'CLIENT', 'REASON'],
      requests.map((each) => [
        each.orderNumber,
        String(each.request),
        each.date,
        each.kind,
        String(each.units),
        each.client,
        each.reason,
      ]),
      'All requests are answered.',
    ),
});

const states: Record<string, 'accepted' | 'declined'> = { accept: 'accepted', decline: 'declined' };

export const answerAction = defineAction({
  name: 'answer',
  summary: 'accepts or declines what a client asks to cancel or to return, and tells the client',
  parameters: 'NUMBER REQUEST accept|decline',
  options: {
    note: { type: 'string', value: 'TEXT', help: 'what the client is told, by mail and on the page of the order' },
    quiet: { type: 'boolean', help: 'sends no mail to the client' },
    by: byOption,
  },
  run: async ({ options, parameters: [orderNumber = '', request = '', word = ''] }, context) => {
    const state = Object.hasOwn(states, word) ? states[word] : undefined;
    if (state === undefined) throw new UsageError(`${JSON.stringify(word)} must be accept or decline.`);
    const { quiet } = options;
    const answer = { orderNumber, request, state, note: readNote(options.note), quiet };
    const answered = await withDatabase(context, ({ db }) =>
      answerRequest(db, getCommandContext(context, options.by), answer),
    );
    return { ...answered, isQuiet: quiet };
  },
  describe: ({ orderNumber, request, state, isOver, isQuiet }) => [
    `Request ${request} of order ${orderNumber} is ${state}. The client will ${isQuiet ? 'not ' : ''}be told.`,
    ...(isOver ? [`Nothing is left of order ${orderNumber}, which is now "cancelled".`] : []),
  ],
});

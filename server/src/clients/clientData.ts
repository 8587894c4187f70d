import { isSettled } from '@/shared/lib/orderStates';

import { formatCount, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { OperatorError } from '../errors';
import { createClientDataRepository } from '../repositories/clientDataRepository';
import { getClientsRepository, requireClient } from './accounts';
import { describeExport, exportData, exportOptions } from './exportData';

type ClientData = Awaited<ReturnType<ReturnType<typeof createClientDataRepository>['read']>>;

const describeData = ({ cart, setAsideCarts, favourites, messages }: ClientData) =>
  [
    formatCount(cart.length, 'cart line'),
    formatCount(setAsideCarts.length, 'cart set aside', 'carts set aside'),
    formatCount(favourites.length, 'list of favourites', 'lists of favourites'),
    formatCount(messages.length, 'message'),
  ].join(', ');

export const exportClient = defineAction({
  name: 'export',
  summary: 'writes everything that is stored about a client to a JSON file',
  parameters: 'USERNAME FILE',
  options: exportOptions,
  run: async ({ options, parameters: [username = '', file = ''] }, context) => {
    const { data, documents } = await exportData({ file, options }, context, async (db) =>
      createClientDataRepository(db, context.config).read(await requireClient(db, context, username)),
    );
    return { username: data.client.username, file, documents };
  },
  describe: ({ username, ...written }) => describeExport(username, written),
});

export const eraseClient = defineAction({
  name: 'erase',
  summary: 'deletes a client and all data but the orders, which stay without name and comment',
  parameters: 'USERNAME',
  options: {
    force: { type: 'boolean', help: 'does it; otherwise it only says what would be deleted' },
    decline: { type: 'boolean', help: "deletes nothing, and drops the client's own request" },
  },
  run: ({ options, parameters: [given = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const client = await requireClient(db, context, given);
      const repository = createClientDataRepository(db, context.config);
      const data = await repository.read(client);
      const { username } = client;
      if (options.decline) {
        await getClientsRepository(db, context).dropErasureRequest(client.clientId);
        return { username, deleted: null, orders: 0 };
      }
      if (!options.force) {
        const open = data.orders.filter(({ status }) => !isSettled(status));
        const warning = open.length === 0 ? '' : ` Not delivered yet: ${open.length}.`;
        throw new OperatorError(
          `This would delete ${username} with ${describeData(data)}, and take name and comment from ${formatCount(data.orders.length, 'order')}.${warning} It cannot be undone: add --force to do it. Nothing was changed.`,
        );
      }
      await repository.erase(client);
      return { username, deleted: describeData(data), orders: data.orders.length };
    }),
  describe: ({ username, deleted, orders }) =>
    deleted === null
      ? `Nothing was deleted. ${username} no longer asks to be erased.`
      : [
          `Erased ${username} with ${deleted}: all sessions have ended.`,
          `${formatCount(orders, 'order')} kept without name and comment. Backups made before still contain the data.`,
        ],
});

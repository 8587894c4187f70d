import { formatCount, withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { OperatorError } from '../errors';
import { createPersonDataRepository } from '../repositories/personDataRepository';
import { describeExport, exportData, exportOptions } from './exportData';
import { requirePerson } from './peopleCommands';

export const exportPerson = defineAction({
  name: 'export-person',
  summary: 'writes everything that is stored about a person of a client to a JSON file',
  parameters: 'EMAIL FILE',
  options: exportOptions,
  run: async ({ options, parameters: [given = '', file = ''] }, context) => {
    const { data, documents } = await exportData({ file, options }, context, async (db) =>
      createPersonDataRepository(db, context.config).read(await requirePerson(db, context, given)),
    );
    return { email: data.person.email, file, documents };
  },
  describe: ({ email, ...written }) => describeExport(email, written),
});

export const erasePerson = defineAction({
  name: 'erase-person',
  summary: 'deletes a person for good; the orders stay with the client, without the person',
  parameters: 'EMAIL',
  options: { force: { type: 'boolean', help: 'does it; otherwise it only says what would change' } },
  run: ({ options, parameters: [given = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const person = await requirePerson(db, context, given);
      const repository = createPersonDataRepository(db, context.config);
      const orders = (await repository.read(person)).orders.length;
      if (!options.force)
        throw new OperatorError(
          `This would delete ${person.email}, and take the name from ${formatCount(orders, 'order')}. It cannot be undone: add --force to do it. Nothing was changed.`,
        );
      await repository.erase(person, Date.now());
      return { email: person.email, orders };
    }),
  describe: ({ email, orders }) => [
    `Erased ${email}: all sessions have ended.`,
    `${formatCount(orders, 'order')} kept without the name. Backups made before still contain the data.`,
  ],
});

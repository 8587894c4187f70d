import { describeDatabase, formatCount, withDatabase } from '../src/commands/commandDatabase';
import { type Command, defineAction } from '../src/commands/defineCommand';
import { removeDemo } from './removeDemo';

const remove = defineAction({
  name: 'remove',
  summary: 'deletes all demo data; what the company has added or imported stays',
  run: async (_, { config, print }) => ({
    database: describeDatabase(config),
    removed: await withDatabase({ config, print }, ({ db }) => removeDemo(db)),
  }),
  describe: ({ database, removed: { clients, orders, items, categories, documents } }) => {
    const parts = [
      formatCount(clients, 'client'),
      formatCount(orders, 'order'),
      formatCount(items, 'item'),
      formatCount(categories, 'category', 'categories'),
      formatCount(documents, 'text'),
    ];
    return [
      `Removed the demo data from ${database}: ${parts.join(', ')}.`,
      'Restart the services: until then, the sign-in page still names the demo client.',
    ];
  },
});

export const demoCommand: Command = {
  name: 'demo',
  summary: "The demo's clients with their orders, and its items, categories, pictures, texts and environments.",
  actions: [remove],
  examples: ['npm run demo -- remove'],
};

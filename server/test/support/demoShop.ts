import { demoClient } from '../../demo/demoClients';
import { seedDatabase } from '../../demo/seedDatabase';
import { hashPassword } from '../../src/identity/passwords';
import { cheapCost } from './builders';
import type { TestApp } from './testApp';

/** A small demo shop, whose client signs in without delay. */
export const fillDemoShop = async ({ database: { db }, config, clock }: TestApp) => {
  await seedDatabase(db, { ...config.runtime, rootDirectory: process.cwd(), items: 60, anchor: clock.now });
  await db
    .updateTable('clients')
    .set({ password_hash: await hashPassword(demoClient.password, cheapCost) })
    .where('client_id', '=', demoClient.clientId)
    .execute();
};

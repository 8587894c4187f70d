import { CompiledQuery } from 'kysely';

import { lockStockOfCart } from '../../src/repositories/stockRepository';
import { ana } from '../support/builders';
import { createTestDatabase } from '../support/testDatabase';

it('reads the stock of the cart alone, however large the catalogue is', async () => {
  const { db, drop } = await createTestDatabase('sqlite');
  const { sql, parameters } = lockStockOfCart(db, { clientId: ana.clientId, catalogId: 1, personId: 0 });
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const steps = rows.map(({ detail }) => detail);
  expect(steps).toContainEqual(expect.stringMatching(/^SEARCH stock .*\(catalog_id=\? AND stock_item_id=\?\)$/));
  expect(steps.join('\n')).not.toMatch(/SCAN (stock|cart_lines)/);
  await drop();
});

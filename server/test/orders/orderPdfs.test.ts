import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createOrderPdfs, type WriteOrderPdf } from '../../src/orders/orderPdfs';
import { type BookedOrder, createOrderBookRepository } from '../../src/repositories/orderBookRepository';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';

// Prints only the title and the details of both parties, and fails for orders in English.
const thread = `
  import { parentPort, workerData } from 'node:worker_threads';
  if (workerData.order.language === 'en') throw new Error('out of ink');
  const { title, parties } = workerData.order;
  parentPort.postMessage(Buffer.from([title, ...parties.map(({ lines }) => lines.join(' / '))].join('\\n')));
`;

describe('PDF files of orders', () => {
  let shop: TestApp;
  let order: BookedOrder;
  let write: WriteOrderPdf;

  beforeEach(async () => {
    shop = await createTestApp('sqlite');
    await fillShop(shop.database.db);
    const shopper = await createShopper(shop.call, ana);
    await shopper.insert(101, 1);
    await shopper.push();
    const book = createOrderBookRepository(shop.database.db, 1);
    const [{ order_id: orderId } = { order_id: 0 }] = await book.list({});
    order = (await book.find(orderId))!;
    const threadFile = join(shop.database.dataDirectory, 'thread.mjs');
    writeFileSync(threadFile, thread);
    write = createOrderPdfs(shop.config, threadFile);
  });

  afterEach(() => shop.close());

  it('are written for a client although another one asks for many', async () => {
    const ended: string[] = [];
    const askFor = async (group: string) => {
      await write(order, 'es', group).then(
        () => ended.push(group),
        () => ended.push(`${group} refused`),
      );
    };
    await Promise.all([...Array.from({ length: 100 }, () => askFor('client 7')), askFor('client 8')]);
    expect(ended.filter((each) => each === 'client 7 refused').length).toBeGreaterThan(90);
    const written = ended.filter((each) => !each.endsWith('refused'));
    expect(written.slice(0, 3)).toEqual(['client 7', 'client 8', 'client 7']);
  });

  it('name the address and the tax ID of the client, and nothing of a seller who says nothing', async () => {
    const client = { ...order.client, address: '3 Mill Lane\nSpringfield', taxId: 'RUW-850101-AB1' };
    const { order_number: number } = order.order;
    const text = await write({ ...order, client }, 'es', 'client 7');
    expect(text.toString()).toBe(
      `Pedido ${number}\n\n3 Mill Lane / Springfield / Identificación fiscal RUW-850101-AB1`,
    );
  });

  it('are written after one that failed', async () => {
    const failed = write(order, 'en', 'client 7');
    const next = write(order, 'es', 'client 7');
    await expect(failed).rejects.toThrow('out of ink');
    expect((await next).toString()).toMatch(`Pedido ${order.order.order_number}\n`);
  });
});

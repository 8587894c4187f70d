import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { executeCommand } from '../../src/commands/defineCommand';
import { ordersCommand } from '../../src/orders/ordersCommand';
import { ana, fillShop, luis } from '../support/builders';
import { readPdf } from '../support/readPdf';
import { createShopper, type Shopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const pdf = '%PDF-1.4\n%âãÏÓ\n';

describe.each(engines)('documents of an order, on %s', (engine) => {
  let shop: TestApp;
  let shoppers: Record<'ana' | 'luis', Shopper>;
  let number: string;
  let orderId: number;
  let printed: string[];

  const run = (...args: string[]) => {
    const { databaseUrl, dataDirectory } = shop.database;
    return executeCommand(ordersCommand, args, {
      config: { ...shop.config, databaseUrl, dataDirectory },
      directory: dataDirectory,
      print: (line) => void printed.push(line),
    });
  };
  const write = (name: string, content: string) =>
    writeFileSync(join(shop.database.dataDirectory, name), content, 'latin1');
  type Listed = { documentId: string; name: string };
  const listAll = async () =>
    ((await shoppers.ana.order(number)).body.data as { documents: Listed[] }[])[0]?.documents ?? [];
  /** Those that the company has added. */
  const listDocuments = async () => (await listAll()).slice(1);
  const download = (documentId: string, { clientId = ana.clientId, order = orderId, catalog = 1, token = '' }) =>
    shop.call(
      'GET',
      `/services/inventory/api/Orders/GetOrderDocument/1/${catalog}/${catalog}/${clientId}/${order}/${documentId}`,
      token === '' ? {} : { token },
    );
  const placeOrder = async (shopper: Shopper) => {
    await shopper.insert(101, 2);
    return ((await shopper.push()).body.data as { orderNumber: string; orderId: number }[])[0]!;
  };

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
    shoppers = { ana: await createShopper(shop.call, ana), luis: await createShopper(shop.call, luis) };
    write('invoice.pdf', pdf);
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    printed = [];
    ({ orderNumber: number, orderId } = await placeOrder(shoppers.ana));
  });

  it('are listed and downloaded as they were added', async () => {
    write('Factura "nº 7".pdf', pdf);
    write('factura.xml', '<?xml version="1.0"?><Invoice/>');
    await run('document', number, 'Factura "nº 7".pdf', '--kind', 'Invoice');
    await run('document', number, 'factura.xml', '--kind', 'Hoja de ruta', '--as-written');
    const documents = await listDocuments();
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    const documentId = expect.stringMatching(/^[\w-]{36}$/) as string;
    expect(documents).toEqual([
      { documentId, kind: 'invoice', name: 'Factura "nº 7".pdf', size: pdf.length, date },
      { documentId, kind: 'Hoja de ruta', name: 'factura.xml', size: 31, date },
    ]);
    const { token } = shoppers.ana;
    const file = await download(documents[0]!.documentId, { token });
    expect([file.status, file.text.startsWith('%PDF-1.4')]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Factura _n_ 7_.pdf"; filename*=UTF-8''Factura%20%22n%C2%BA%207%22.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String(pdf.length),
    });
    await run('show', number);
    expect(printed).toContain(`Document  ${documents[0]!.documentId} invoice, Factura "nº 7".pdf, 1 KB`);
  });

  it('begin with the order itself, printed in the language of the client', async () => {
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(await listAll()).toEqual([{ documentId: 'order', kind: 'order', name: `${number}.pdf`, size: null, date }]);
    const { token } = shoppers.ana;
    const file = await shop.app.inject({
      url: `/services/inventory/api/Orders/GetOrderDocument/1/1/1/${ana.clientId}/${orderId}/order`,
      headers: { authorization: `Bearer ${token}`, [shop.config.runtime.headers.language]: 'zh' },
    });
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const { pages, title, language } = readPdf(file.rawPayload);
    expect([title, language, pages.length]).toEqual([`订单 ${number}`, 'zh', 1]);
    expect(pages[0]).toContain('第 1 页，共 1 页');
    expect(pages[0]).toContain('Ruiz Workshops');
  });

  it('are gone once they were removed', async () => {
    await run('document', number, 'invoice.pdf', '--kind', 'invoice');
    const [document] = await listDocuments();
    await run('remove-document', number, document!.documentId);
    expect(await listDocuments()).toEqual([]);
    expect((await download(document!.documentId, { token: shoppers.ana.token })).status).toBe(404);
    await expect(run('remove-document', number, document!.documentId)).rejects.toThrow(/has no document/);
  });

  it('are shown to nobody but the client of the order, by no address', async () => {
    await run('document', number, 'invoice.pdf', '--kind', 'invoice');
    const ids = (await listAll()).map(({ documentId }) => documentId);
    const others = await placeOrder(shoppers.luis);
    const { ana: own, luis: other } = shoppers;
    const tries = [ana.clientId, luis.clientId].flatMap((clientId) =>
      [orderId, others.orderId].flatMap((order) => [1, 2].map((catalog) => ({ clientId, order, catalog }))),
    );
    for (const [documentId, each] of ids.flatMap((id) => tries.map((one) => [id, one] as const))) {
      const isOwn = each.clientId === ana.clientId && each.order === orderId && each.catalog === 1;
      expect([each, (await download(documentId, { ...each, token: own.token })).status]).toEqual([
        each,
        isOwn ? 200 : 404,
      ]);
      const strange = await download(documentId, { ...each, token: other.token });
      const isOthers = each.clientId === luis.clientId && each.order === others.orderId && each.catalog === 1;
      const mayRead = isOthers && documentId === 'order';
      expect([each, strange.status, strange.text.includes('%PDF')]).toEqual([each, mayRead ? 200 : 404, mayRead]);
      for (const token of ['', 'a.b.c', `${own.token}x`])
        expect([each, (await download(documentId, { ...each, token })).status]).toEqual([each, 401]);
    }
    expect((await download('..%2F..%2Fetc%2Fpasswd', { token: own.token })).status).toBe(404);
    await expect(run('remove-document', others.orderNumber, ids[1]!)).rejects.toThrow(/has no document/);
  });

  it.each([
    [['none.pdf', '--kind', 'invoice'], /^"none\.pdf" is not a file\. Nothing was changed\.$/],
    [['page.html', '--kind', 'invoice'], /^"page\.html" is not a supported document: use \.pdf, \.xml, \.png, \.jpg/],
    [['fake.pdf', '--kind', 'invoice'], /^"fake\.pdf" has content that does not match its extension\./],
    [['large.pdf', '--kind', 'invoice'], /^"large\.pdf" is larger than 10 MB\./],
    [['invoice.pdf', '--kind', 'invoce'], /^--kind is "invoce"\. Did you mean invoice\? Use one of invoice, /],
    [['invoice.pdf'], /^--kind is ""\. Use one of invoice, deliveryNote, certificate, or add --as-written\./],
    [['invoice.pdf', '--kind', ' ', '--as-written'], /^The kind must have 1 to 60 characters\./],
  ])('are refused with %j', async (args, message) => {
    write('page.html', '<script>');
    write('fake.pdf', '<script>');
    write('large.pdf', pdf + ' '.repeat(10 * 1024 * 1024));
    await expect(run('document', number, ...args)).rejects.toThrow(message);
    expect(await listDocuments()).toEqual([]);
  });

  it('are refused for an order that does not exist', async () => {
    await expect(run('document', 'M-NONE', 'invoice.pdf', '--kind', 'invoice')).rejects.toThrow(/no order M-NONE/);
  });
});

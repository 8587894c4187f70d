import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { exportCatalogue } from '../../src/catalogue/exportCatalogue';
import { undoImport } from '../../src/import/lastImport';
import { type ImportDesk, type ImportInput, previewImport } from '../../src/import/officeImport';
import type { OfficeContext } from '../../src/office/officeParts';
import { ana, fillShop } from '../support/builders';
import { createShopper } from '../support/shopper';
import { engines } from '../support/testDatabase';
import { createTestOffice, type TestOffice } from '../support/testOffice';

type Imports = { last?: { importId: string; isUndone: boolean; rows: object; by: string } };
type Preview = { plan: string | null; changes: { fields: object[] }[]; faults: unknown[]; bad: number };

describe.each(engines)('imports in the office on %s', (engine) => {
  let office: TestOffice;
  let session: { headers: Record<string, string> };

  beforeEach(async () => {
    office = await createTestOffice(engine);
    await fillShop(office.shop.database.db);
    session = await office.signIn('catalogue', 'cata@shop.example');
  });

  afterEach(() => office.close());

  const send = (address: string, csv: string | Buffer, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ catalogId: '1', kind: 'items', name: 'new.csv', ...query });
    return office.call('POST', `${address}?${search}`, {
      body: csv,
      headers: { ...session.headers, 'content-type': 'text/csv' },
    });
  };
  const preview = async (csv: string | Buffer, query?: Record<string, string>) => {
    const { status, body } = await send('/imports/preview', csv, query);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return (body.data as [Preview])[0];
  };
  const run = (csv: string, plan: string | null, query: Record<string, string> = {}) =>
    send('/imports', csv, { ...query, plan: plan ?? '' });
  const confirm = async (csv: string, query?: Record<string, string>) => {
    const { status, body } = await run(csv, (await preview(csv, query)).plan, query);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return (body.data as Imports[])[0]?.last;
  };
  const undo = (importId = '') => office.call('POST', `/imports/${importId}/undo`, session);
  const exportAll = async () => {
    const directory = mkdtempSync(join(tmpdir(), 'export-'));
    await exportCatalogue(office.shop.database.db, { catalogId: 1, directory, withPictures: false });
    const prices = await office.shop.database.db.selectFrom('list_prices').selectAll().execute();
    const lists = await office.shop.database.db.selectFrom('price_lists').select('name').execute();
    return [
      ...readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8')),
      JSON.stringify([prices, lists]),
    ];
  };

  const csv = 'code,nameEn,price\nA-101,Thin screw,7.25\nN-1,New nail,1\n';

  it('shows what a file would change, and writes nothing', async () => {
    const before = await exportAll();
    const shown = await preview(csv);
    expect(shown).toMatchObject({ added: 1, changed: 1, unchanged: 0, removed: 0, bad: 0, faults: [] });
    expect(shown.changes).toMatchObject([{ code: 'A-101' }]);
    expect(shown.changes[0]?.fields).toContainEqual({ field: 'price', before: '4.90', after: '7.25' });
    expect(await exportAll()).toEqual(before);
  });

  it('imports what was previewed, records it, and undoes it to the byte', async () => {
    const before = await exportAll();
    const last = await confirm(csv);
    expect(last).toMatchObject({ by: 'cata@shop.example', isUndone: false, rows: { added: 1, changed: 1 } });
    expect((await exportAll()).join()).toContain('New nail');
    const undone = await undo(last?.importId);
    expect([undone.status, (undone.body.data as Imports[])[0]?.last?.isUndone]).toEqual([200, true]);
    expect(await exportAll()).toEqual(before);
    expect((await undo(last?.importId)).body.code).toBe('importUndone');
    const changes = await office.shop.database.db
      .selectFrom('changes')
      .select(['operation', 'subject', 'changed_by', 'after'])
      .where('subject', 'like', 'catalogue%')
      .execute();
    expect(changes.map(({ operation }) => operation).sort()).toEqual(['runImport', 'undoImport']);
    expect(changes.find(({ operation }) => operation === 'runImport')).toMatchObject({
      subject: 'catalogue 1',
      changed_by: 'cata@shop.example',
      after: JSON.stringify({ file: 'new.csv', kind: 'items', added: 1, changed: 1, unchanged: 0, removed: 0 }),
    });
  });

  it('answers others while it undoes a large import', async () => {
    const batches = 12;
    const lines = Array.from({ length: batches * 300 }, (_, index) => `L-${index},Line ${index},1\n`);
    const last = await confirm(`code,nameEn,price\n${lines.join('')}`);
    const { config, clock } = office.shop;
    const context: OfficeContext = { config, author: { by: 'luz', channel: 'command' }, now: () => clock.now };
    let turns = 0;
    // Without the commit, which is on a thread of its own.
    await office.shop.database.db.transaction().execute(async (transaction) => {
      const undoing = { isDone: false };
      const undone = undoImport(transaction, context, last?.importId ?? '').finally(() => {
        undoing.isDone = true;
      });
      for (; !undoing.isDone; turns += 1) await turn();
      await undone;
    });
    expect(turns).toBeGreaterThan(batches);
  });

  it('undoes stock and prices, too, and a list that it has added', async () => {
    const before = await exportAll();
    for (const [kind, content] of [
      ['stock', 'code,quantity\nA-101,77\nA-102,\n'],
      ['prices', 'code,discount,price\nA-101,,3\n*,10,\n'],
    ] as const) {
      const query = { kind, ...(kind === 'prices' && { list: 'Fresh' }) };
      const last = await confirm(content, query);
      expect(await exportAll()).not.toEqual(before);
      expect((await undo(last?.importId)).status).toBe(200);
      expect(await exportAll()).toEqual(before);
    }
  });

  it('refuses what is stale: a catalogue changed since the preview, another file, or an import that came first', async () => {
    const { plan } = await preview(csv);
    expect((await run(`${csv}N-2,Other,2\n`, plan)).body.code).toBe('importOutdated');
    const stock = 'code,quantity\nA-101,5\n';
    const stockPlan = (await preview(stock, { kind: 'stock' })).plan;
    const answers = await Promise.all([run(csv, plan), run(csv, plan)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await run(stock, stockPlan, { kind: 'stock' })).body.code).toBe('importOutdated');
    expect((await run(csv, plan)).body.code).toBe('importOutdated');
  });

  it('refuses to undo what has been changed since', async () => {
    const first = await confirm(csv);
    await confirm('code,price\nN-1,2\n');
    expect((await undo(first?.importId)).body.code).toBe('importNotLast');
    const stocked = await confirm('code,quantity\nA-101,5\n', { kind: 'stock' });
    const { db } = office.shop.database;
    await db.updateTable('stock_levels').set({ quantity: 4 }).where('stock_item_id', '=', 101).execute();
    const refused = await undo(stocked?.importId);
    expect([refused.status, refused.body.code]).toEqual([409, 'changedSinceImport']);
    const level = await db.selectFrom('stock_levels').select('quantity').where('stock_item_id', '=', 101).execute();
    expect(level).toEqual([{ quantity: 4 }]);
  });

  it('names bad lines by number and column, and imports none', async () => {
    const before = await exportAll();
    const bad = 'code,nameEn,price\nA-101,Screw,x\n,Nail,1\nN-1,Good,1\n';
    const shown = await preview(bad);
    expect(shown).toMatchObject({
      bad: 2,
      plan: null,
      faults: [
        { line: 2, column: 'price', reason: '"x" is not a price: write it like 1234.50 or 1234,50' },
        { line: 3, column: 'code', reason: 'The code is missing' },
      ],
    });
    expect((await run(bad, 'x')).status).toBe(409);
    expect(await exportAll()).toEqual(before);
  });

  it('reads no more of a file after 10,000 bad lines, and says so first', async () => {
    const [first, second, ...others] = (await preview(`code,nameEn\n${'x\n'.repeat(12_000)}`)).faults;
    expect([first, second, others.length]).toMatchObject([
      { column: null, reason: 'The rest of the file was not read: too many lines cannot be imported' },
      { line: 2, reason: 'has 1 columns but the header has 2' },
      198,
    ]);
    const shown = await preview(`code\n${'x\n'.repeat(40_000)}`);
    expect(shown).toMatchObject({ added: 0, plan: null });
    expect(shown.bad).toBeGreaterThanOrEqual(10_000);
    expect(shown.bad).toBeLessThan(11_000);
    expect((await run(`code\n${'x\n'.repeat(12_000)}`, 'x')).body.code).toBe('linesRefused');
    expect((await preview(csv)).bad).toBe(0);
  });

  it('previews one file at a time', async () => {
    const desk: ImportDesk = { running: null, previewedBy: 'Eva' };
    // Refused before anything else is read.
    const second = previewImport(office.shop.database.db, {} as OfficeContext, {} as ImportInput, desk);
    await expect(second).rejects.toMatchObject({ statusCode: 409, messageId: 'previewRunning', values: { by: 'Eva' } });
    expect((await send('/imports/preview', 'code,colour\nA-101,red\n')).status).toBe(422);
    expect((await preview(csv)).plan).not.toBeNull();
  });

  it('explains a file that cannot be read', async () => {
    const codeOf = async (content: string | Buffer, query?: Record<string, string>) => {
      const { status, body } = await send('/imports/preview', content, query);
      return [status, body.code];
    };
    const latin = Buffer.from('code,nameEn\nA-101,Caf\xe9\n', 'latin1');
    expect(await codeOf(latin)).toEqual([422, 'fileEncodingWrong']);
    expect((await preview(latin, { encoding: 'windows-1252' })).bad).toBe(0);
    expect(await codeOf('code,colour\nA-101,red\n')).toEqual([422, 'fileColumnUnknown']);
    expect(await codeOf('code,nameEn\n')).toEqual([422, 'fileEmpty']);
    expect(await codeOf('code,"nameEn\n')).toEqual([422, 'fileUnreadable']);
    expect(await codeOf(csv, { kind: 'prices' })).toEqual([422, 'listNameMissing']);
    expect(await codeOf(csv, { catalogId: '99' })).toEqual([404, 'catalogUnknown']);
    expect(await codeOf(csv, { kind: 'recipes' })).toEqual([400, 'badRequest']);
  });

  it('takes formulas and markup as text', async () => {
    const text = `code,nameEn\nF-1,"=HYPERLINK(""http://x"",""y"")"\nF-2,<img src=x onerror=alert(1)>\n`;
    await confirm(text);
    const [, , items = ''] = await exportAll();
    expect(items).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(items).toContain('<img src=x onerror=alert(1)>');
  });

  it('refuses what is too large before it is read, and takes CSV files alone', async () => {
    const large = await office.call('POST', '/imports/preview?catalogId=1&kind=items&name=x', {
      body: csv,
      headers: { ...session.headers, 'content-type': 'text/csv', 'content-length': String(200 * 2 ** 20) },
    });
    expect([large.status, large.body]).toEqual([
      413,
      expect.objectContaining({ code: 'fileTooLarge', message: 'The file is larger than 32 MB: split it' }),
    ]);
    const long = await send('/imports/preview', 'x'.repeat(33 * 2 ** 20));
    expect(long.status).toBe(413);
    const json = await office.call('POST', '/imports/preview?catalogId=1&kind=items&name=x', { ...session, body: {} });
    expect(json.status).toBe(415);
    const elsewhere = await office.call('POST', '/orders/status', {
      body: csv,
      headers: { ...session.headers, 'content-type': 'text/csv' },
    });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'scopeMissing']);
  });

  it('needs the scope of the catalogue', async () => {
    const { token } = await createShopper(office.shop.call, ana);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const asked = await office.call('POST', '/imports/preview?catalogId=1&kind=items&name=x', { body: csv, headers });
    expect(asked.status).toBe(401);
  });
});

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createContactMessagesRepository } from '../../src/repositories/contactMessagesRepository';
import { createErrorReportsRepository } from '../../src/repositories/errorReportsRepository';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';
import { createRetention } from '../../src/retention';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const day = 24 * 3_600_000;
const days = [10, 40, 100, 800];

describe.each(engines)('housekeeping on %s', (engine) => {
  let shop: TestApp;

  afterEach(() => shop.close());

  /** Of each kind one for each of those ages, named after it. */
  const fill = async () => {
    const { db, dataDirectory } = shop.database;
    const [messages, reports] = [createContactMessagesRepository(db, 1), createErrorReportsRepository(db)];
    const outbox = createOutboxRepository(db, 1);
    mkdirSync(join(dataDirectory, 'outbox'));
    for (const age of days) {
      const moment = shop.clock.now - age * day;
      const texts = { name: String(age), email: 'a@b.example', phone: '', company: '', subject: '', message: '' };
      const failing = { kind: 'messageToCompany' as const, detail: String(age) };
      await messages.add({ ...texts, language: 'en', createdAt: moment }, [failing]);
      const claimed = await outbox.claim(['messageToCompany'], moment);
      await outbox.fail(claimed!, 'refused', moment);
      await reports.add(
        { id: String(age), receivedAt: moment, errorName: '', errorMessage: '', build: '', page: '' },
        '{}',
      );
      const file = join(dataDirectory, 'outbox', `${age}.eml`);
      writeFileSync(file, '');
      utimesSync(file, moment / 1000, moment / 1000);
    }
    return async () => {
      await createRetention({ config: shop.config, db, now: () => shop.clock.now })();
      return {
        messages: (await messages.list()).map(({ name }) => name),
        reports: (await reports.list()).map(({ id }) => id),
        outbox: (await outbox.list()).map(({ detail }) => detail).reverse(),
        files: readdirSync(join(dataDirectory, 'outbox')).map((name) => name.replace('.eml', '')),
      };
    };
  };

  it('deletes contact messages, error reports and failed mails after their days', async () => {
    shop = await createTestApp(engine);
    const keep = await fill();
    expect(await keep()).toEqual({
      messages: ['10', '40', '100'],
      reports: ['10'],
      outbox: ['10', '40'],
      files: ['10', '40'],
    });
    shop.config.messageDays = 30;
    expect(await keep()).toMatchObject({ messages: ['10'], outbox: ['10'] });
  });

  it('keeps them for good with 0', async () => {
    shop = await createTestApp(engine, { environment: { MESSAGE_DAYS: '0', REPORT_DAYS: '0', OUTBOX_DAYS: '0' } });
    const all = ['10', '40', '100', '800'];
    const found = await (await fill())();
    expect({ ...found, files: found.files.sort((one, other) => Number(one) - Number(other)) }).toEqual({
      messages: all,
      reports: all,
      outbox: all,
      files: all,
    });
  });
});

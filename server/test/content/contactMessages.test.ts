import { fillShop } from '../support/builders';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

const written = { name: 'Eva', email: 'eva@sol.example', message: 'Do you deliver on Saturdays?' };

describe.each(engines)('contact messages on %s', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterAll(() => shop.close());

  const send = async (body: object) => {
    const { status } = await shop.call('POST', '/services/public/publics/contact', { body });
    expect(status).toBe(200);
    const { db } = shop.database;
    return (await db.selectFrom('contact_messages').select('message').execute()).length;
  };

  it('are stored once if they are resent because a response was lost', async () => {
    expect(await send(written)).toBe(1);
    expect(await send(written)).toBe(1);
    expect(await send({ ...written, message: 'And on Sundays?' })).toBe(2);
    shop.clock.now += 61 * 60_000;
    expect(await send(written)).toBe(3);
  });
});

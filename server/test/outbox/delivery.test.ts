import { type Channel, createDelivery } from '../../src/outbox/delivery';
import { createOutboxRepository, type OutboxEntry } from '../../src/repositories/outboxRepository';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

const minute = 60_000;

describe('delivery', () => {
  let database: TestDatabase;
  const clock = { now: 1_000_000 };
  const failures: string[] = [];

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    clock.now = 1_000_000;
    failures.length = 0;
  });

  afterEach(() => database.drop());

  const outbox = () => createOutboxRepository(database.db);
  const fill = (count: number) =>
    outbox().add(
      Array.from({ length: count }, (_, at) => ({ kind: 'orderToClient' as const, reference: at + 1, detail: '' })),
      clock.now,
    );
  const start = (send: (entry: OutboxEntry) => Promise<void>, channels: Channel[] = []) =>
    createDelivery({
      outbox: outbox(),
      channels: [{ kinds: ['orderToClient'], send }, ...channels],
      now: () => clock.now,
      onFailure: ({ kind }) => failures.push(kind),
    });
  const send =
    (sent: number[], fails = false) =>
    async (entry: OutboxEntry) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fails) throw new Error('the mailbox is full');
      sent.push(entry.reference);
    };

  it('sends everything once, even if it is started twice', async () => {
    await fill(25);
    const sent: number[] = [];
    const { deliver } = start(send(sent));
    await Promise.all([deliver(), deliver()]);
    expect(sent.sort((one, other) => one - other)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(await outbox().list()).toEqual([]);
  });

  it('pauses longer after each failure, leaves the others untried, and gives up after two and a half days', async () => {
    await fill(2);
    const { deliver } = start(send([], true));
    await deliver();
    expect((await outbox().list()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
    await deliver();
    const startedAt = clock.now;
    for (let round = 0; round < 200 && (await outbox().count()).failed < 2; round += 1) {
      const next = Math.min(
        ...(await outbox().list()).filter(({ failedAt }) => failedAt === null).map(({ dueAt }) => dueAt),
      );
      expect(next).toBeGreaterThan(clock.now - minute);
      clock.now = next;
      await deliver();
    }
    expect(await outbox().count()).toEqual({ waiting: 0, failed: 2 });
    const days = (clock.now - startedAt) / (24 * 60 * minute);
    expect([days > 2, days < 3]).toEqual([true, true]);
    expect(await outbox().list()).toMatchObject([{ lastError: 'the mailbox is full' }, { attempts: 13 }]);
  });

  it('does not hold up one channel for another that hangs', async () => {
    await fill(1);
    await outbox().add([{ kind: 'orderToWebhook', reference: 9, detail: '' }], clock.now);
    const sent: number[] = [];
    let finish: () => void = () => undefined;
    const hangs = () => new Promise<void>((resolve) => (finish = resolve));
    const delivered = start(send(sent), [{ kinds: ['orderToWebhook'], send: hangs }]).deliver();
    for (let round = 0; round < 200 && sent.length === 0; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toEqual([1]);
    finish();
    await delivered;
    expect(await outbox().list()).toEqual([]);
  });

  it('gives back what it has not tried when it is stopped', async () => {
    await fill(5);
    const sent: number[] = [];
    const delivery = start(async (entry) => {
      delivery.stop();
      await send(sent)(entry);
    });
    await delivery.deliver();
    expect(sent).toHaveLength(1);
    const rest = await outbox().list();
    expect(rest).toHaveLength(4);
    expect(rest.every(({ attempts, dueAt }) => attempts === 0 && dueAt === clock.now)).toBe(true);
  });
});

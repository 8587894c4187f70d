import { createDelivery, UndeliverableError } from '../../src/outbox/delivery';
import {
  createOutboxRepository,
  type OutboxEntry,
  type OutboxRepository,
} from '../../src/repositories/outboxRepository';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const kinds = ['orderToClient'] as const;

describe.each(engines)('delivery on %s', (engine) => {
  let database: TestDatabase;
  let outbox: OutboxRepository;
  const clock = { now: 0 };
  let sent: number[];

  beforeAll(async () => {
    database = await createTestDatabase(engine);
    outbox = createOutboxRepository(database.db, 1);
  });

  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute();
    clock.now = 10 * day;
    sent = [];
  });

  afterAll(() => database.drop());

  const fill = (count: number) =>
    outbox.add(
      Array.from({ length: count }, (_, at) => ({ kind: 'orderToClient' as const, reference: at + 1, detail: '' })),
      clock.now,
    );
  const noteSent = async ({ reference }: OutboxEntry) => void sent.push(reference);
  const start = (send: (entry: OutboxEntry) => Promise<void> = noteSent, repository = outbox) =>
    createDelivery({
      outbox: repository,
      channel: { kinds, isInUse: true, send },
      now: () => clock.now,
      onFailure: () => undefined,
    });
  const fail = async () => {
    throw new Error('the mailbox is full');
  };
  const claim = async () => {
    const entry = await outbox.claim(kinds, clock.now);
    if (!entry) throw new Error('nothing is due');
    return entry;
  };
  const sortedSent = () => sent.sort((one, other) => one - other);

  it('sends everything once, even if it is started twice', async () => {
    await fill(12);
    const { deliver } = start();
    await Promise.all([deliver(), deliver()]);
    expect(sortedSent()).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(await outbox.list()).toEqual([]);
  });

  it('sends everything once from two processes, even if the operator retries meanwhile', async () => {
    await fill(6);
    const other = database.openAgain();
    const sendAndRetry = async (entry: OutboxEntry) => {
      await outbox.retry(undefined, clock.now);
      await noteSent(entry);
    };
    const processes = [start(sendAndRetry), start(sendAndRetry, createOutboxRepository(other.db, 1))];
    await Promise.all(processes.map(({ deliver }) => deliver()));
    await other.close();
    expect(sortedSent()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await outbox.list()).toEqual([]);
  });

  it('does not resend what it could not remove from the outbox', async () => {
    await fill(3);
    let isLocked = true;
    const remove: OutboxRepository['remove'] = async (id) => {
      if (isLocked) throw new Error('database is locked');
      await outbox.remove(id);
    };
    const { deliver } = start(noteSent, { ...outbox, remove });
    await expect(deliver()).rejects.toThrow('database is locked');
    clock.now += hour;
    await expect(deliver()).rejects.toThrow('database is locked');
    expect(sent).toHaveLength(1);
    isLocked = false;
    await deliver();
    expect(sortedSent()).toEqual([1, 2, 3]);
    expect(await outbox.list()).toEqual([]);
  });

  it('leaves only one claimed entry if the process is killed', async () => {
    await fill(4);
    let hangs: () => void = () => undefined;
    const isHanging = new Promise<void>((resolve) => (hangs = resolve));
    const { deliver } = start(async (entry) => {
      if (sent.length < 2) return noteSent(entry);
      hangs();
      await new Promise(() => undefined);
    });
    void deliver();
    await isHanging;
    expect((await outbox.list()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });

  it('pauses longer after each failure, leaves the others untried, and gives up after two and a half days', async () => {
    await fill(2);
    const { deliver } = start(fail);
    await deliver();
    expect((await outbox.list()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
    await deliver();
    const startedAt = clock.now;
    for (let round = 0; round < 200 && (await outbox.count()).failed < 2; round += 1) {
      const waiting = (await outbox.list()).filter(({ failedAt }) => failedAt === null);
      const next = Math.min(...waiting.map(({ dueAt }) => dueAt));
      expect(next).toBeGreaterThan(clock.now - minute);
      clock.now = next;
      await deliver();
    }
    expect(await outbox.count()).toEqual({ waiting: 0, failed: 2 });
    const days = (clock.now - startedAt) / day;
    expect([days > 2, days < 3]).toEqual([true, true]);
    expect(await outbox.list()).toMatchObject([{ lastError: 'the mailbox is full' }, { attempts: 13 }]);
  });

  it('gives up undeliverable entries at once, and sends the others', async () => {
    await fill(3);
    await start(async (entry) => {
      if (entry.reference === 2) throw new UndeliverableError('there is no such order');
      await noteSent(entry);
    }).deliver();
    expect(sortedSent()).toEqual([1, 3]);
    expect(await outbox.list()).toMatchObject([
      { reference: 2, attempts: 1, lastError: 'there is no such order', failedAt: clock.now, claim: null },
    ]);
  });

  it('sends nothing else when it is stopped', async () => {
    await fill(5);
    const delivery = start(async (entry) => {
      delivery.stop();
      await noteSent(entry);
    });
    await delivery.deliver();
    expect(sent).toHaveLength(1);
    const rest = await outbox.list();
    expect(rest.map(({ attempts, claim: claimed }) => [attempts, claimed])).toEqual(Array(4).fill([0, null]));
  });

  it('neither retries nor discards what is being sent', async () => {
    await fill(2);
    const claimed = await claim();
    expect(await outbox.retry(undefined, clock.now)).toBe(1);
    expect(await outbox.discard(undefined, clock.now)).toBe(1);
    expect(await outbox.list()).toEqual([claimed]);
    await outbox.fail(claimed, 'no such mailbox', clock.now);
    expect(await outbox.retry([claimed.id], clock.now)).toBe(1);
    expect(await outbox.list()).toMatchObject([{ attempts: 0, failedAt: null, dueAt: clock.now }]);
  });

  it('lets others take over a claim after a quarter of an hour, and then ignores the failure of the first', async () => {
    await fill(1);
    const first = await claim();
    clock.now += hour / 4 - 1;
    expect(await outbox.claim(kinds, clock.now)).toBeUndefined();
    clock.now += 1;
    const second = await claim();
    await outbox.postpone(first, 'too late', clock.now);
    await outbox.fail(first, 'too late', clock.now);
    expect(await outbox.list()).toEqual([second]);
    await outbox.postpone(second, 'busy', clock.now + minute);
    expect(await outbox.list()).toMatchObject([{ attempts: 2, lastError: 'busy', claim: null }]);
  });

  it('releases what a killed process has claimed', async () => {
    await fill(1);
    await claim();
    await outbox.releaseClaims(clock.now);
    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  it('does not delay entries that were added or failed while the clock was ahead', async () => {
    await fill(2);
    await start(fail).deliver();
    clock.now -= day;
    await start().deliver();
    expect(sortedSent()).toEqual([1, 2]);
  });

  it('holds everything until the operator retries', async () => {
    await fill(2);
    const claimed = await claim();
    expect(await outbox.hold('held by Luis', clock.now)).toBe(2);
    await outbox.postpone(claimed, 'busy', clock.now);
    clock.now += day;
    await start().deliver();
    expect(sent).toEqual([]);
    expect(await outbox.retry(undefined, clock.now)).toBe(2);
    await start().deliver();
    expect(sortedSent()).toEqual([1, 2]);
  });

  it('leaves the entries of another account alone', async () => {
    await fill(1);
    const other = createOutboxRepository(database.db, 2);
    await start(noteSent, other).deliver();
    expect(await other.list()).toEqual([]);
    expect([await other.retry(undefined, clock.now), await other.hold('', clock.now)]).toEqual([0, 0]);
    expect(await other.discard(undefined, clock.now)).toBe(0);
    expect(await outbox.count()).toEqual({ waiting: 1, failed: 0 });
    expect(sent).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';

import { createInsertCompiler } from '../db/compileOnce';
import type { Database } from '../db/openDatabase';
import type { OutboxTable } from '../db/operationTables';
import type { Tables } from '../db/tables';

/** What is sent, and to whom. */
export type OutboxKind =
  | 'orderToCompany'
  | 'orderToClient'
  | 'orderToWebhook'
  | 'statusToClient'
  | 'statusToWebhook'
  | 'parcelToClient'
  | 'parcelToWebhook'
  | 'requestToCompany'
  | 'requestToWebhook'
  | 'answerToClient'
  | 'quoteToCompany'
  | 'quoteToClient'
  | 'quoteToWebhook'
  | 'messageToCompany'
  | 'answerToSender'
  /** The reference is the person, and the detail the client. */
  | 'invitationToPerson'
  /** The reference is the client, and the detail the list. */
  | 'standingOrderToClient'
  /** The reference is the approval, and the detail the person; empty for the client itself. */
  | 'approvalToPerson'
  | 'approvalDeclined';

export type OutboxEntry = {
  id: string;
  kind: OutboxKind;
  reference: number;
  detail: string;
  createdAt: number;
  dueAt: number;
  attempts: number;
  lastError: string;
  failedAt: number | null;
  claim: string | null;
};

export type NewEntry = Pick<OutboxEntry, 'kind' | 'reference' | 'detail'>;

/** An entry whose order or message does not have an id yet. */
export type Notice = Omit<NewEntry, 'reference'>;

const toEntry = (row: OutboxTable): OutboxEntry => ({
  id: row.entry_id,
  kind: row.kind as OutboxKind,
  reference: row.reference,
  detail: row.detail,
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
  lastError: row.last_error,
  failedAt: row.failed_at,
  claim: row.claim,
});

const maxErrorLength = 500;

const hour = 3_600_000;
const claimMs = hour / 4;

export const maxPauseMs = 16 * hour;

type OutboxFilter = (expression: ExpressionBuilder<Tables, 'outbox'>) => ReturnType<typeof expression.and>;

/** Tolerates clock changes: untried entries are always due, and so are those postponed beyond the longest pause. */
const isDue =
  (moment: number): OutboxFilter =>
  (expression) =>
    expression.and([
      expression('failed_at', 'is', null),
      expression.or([
        expression('attempts', '=', 0),
        expression('due_at', '<=', moment),
        // The clocks of several processes differ a little.
        expression('due_at', '>', moment + maxPauseMs + hour),
      ]),
    ]);

const isNotBeingSent =
  (moment: number): OutboxFilter =>
  (expression) =>
    expression.or([
      expression('claim', 'is', null),
      expression('failed_at', 'is not', null),
      isDue(moment)(expression),
    ]);

/** As `getEntryState` in outboxEntries.ts names them. */
export const entryStates = ['failed', 'waiting', 'sending'] as const;

export type EntryState = (typeof entryStates)[number];

const isInState =
  (state: EntryState, moment: number): OutboxFilter =>
  (expression) => {
    if (state === 'failed') return expression.and([expression('failed_at', 'is not', null)]);
    const notFailed = expression('failed_at', 'is', null);
    return state === 'sending'
      ? expression.and([notFailed, expression('claim', 'is not', null), expression('due_at', '>=', moment)])
      : expression.and([
          notFailed,
          expression.or([expression('claim', 'is', null), expression('due_at', '<', moment)]),
        ]);
  };

type OutboxPage = {
  state: EntryState | undefined;
  moment: number;
  isDescending: boolean;
  limit: number;
  offset: number;
};

const compileEntries = createInsertCompiler();

export const insertEntries = (db: Database, accountId: number, entries: NewEntry[], moment: number) => {
  const rows = entries.map(({ kind, reference, detail }) => ({
    kind,
    reference,
    detail,
    entry_id: randomUUID(),
    account_id: accountId,
    created_at: moment,
    due_at: moment,
    attempts: 0,
    last_error: '',
    failed_at: null,
    claim: null,
  }));
  return compileEntries(db, rows, () => db.insertInto('outbox').values(rows));
};

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export const createOutboxRepository = (db: Database, accountId: number) => {
  const update = () => db.updateTable('outbox').where('account_id', '=', accountId);
  const settle = async ({ id, claim }: OutboxEntry, values: Partial<OutboxTable>) => {
    await update()
      .set({ ...values, claim: null })
      .where('entry_id', '=', id)
      .where('claim', '=', claim)
      .execute();
  };
  const add = async (entries: NewEntry[], moment: number) => {
    if (entries.length > 0) await db.executeQuery(insertEntries(db, accountId, entries, moment));
  };
  return {
    add,
    addNotices: (reference: number, notices: Notice[], moment: number) =>
      add(
        notices.map((notice) => ({ ...notice, reference })),
        moment,
      ),
    /** Claims the entry that has been due longest. Unless it is settled, it is due again after a quarter of an hour. */
    claim: async (kinds: readonly OutboxKind[], moment: number): Promise<OutboxEntry | undefined> => {
      for (;;) {
        const due = await db
          .selectFrom('outbox')
          .select('entry_id')
          .where('account_id', '=', accountId)
          .where('kind', 'in', kinds)
          .where(isDue(moment))
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        const claimed = await update()
          .set((expression) => ({
            claim: randomUUID(),
            due_at: moment + claimMs,
            attempts: expression('attempts', '+', 1),
          }))
          .where('entry_id', '=', due.entry_id)
          .where(isDue(moment))
          .returningAll()
          .executeTakeFirst();
        // Another process may have taken it meanwhile.
        if (claimed) return toEntry(claimed);
      }
    },
    /** Removes what was sent, no matter who has claimed it by now. */
    remove: async (id: string) => {
      await db.deleteFrom('outbox').where('entry_id', '=', id).execute();
    },
    /** Does nothing if the claim has passed to someone else. */
    postpone: (claimed: OutboxEntry, error: string, dueAt: number): Promise<void> =>
      settle(claimed, { last_error: error.slice(0, maxErrorLength), due_at: dueAt }),
    /** Gives up until the operator retries; does nothing if the claim has passed to someone else. */
    fail: (claimed: OutboxEntry, error: string, moment: number): Promise<void> =>
      settle(claimed, { last_error: error.slice(0, maxErrorLength), failed_at: moment }),
    /** Makes all claimed entries due. */
    releaseClaims: async (moment: number) => {
      await update().set({ claim: null, due_at: moment }).where('claim', 'is not', null).execute();
    },
    list: async (): Promise<OutboxEntry[]> => {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('entry_id')
        .execute();
      return rows.map(toEntry);
    },
    listPage: async ({ state, moment, isDescending, limit, offset }: OutboxPage) => {
      const direction = isDescending ? 'desc' : 'asc';
      const filtered = db
        .selectFrom('outbox')
        .where('account_id', '=', accountId)
        .$if(state !== undefined, (query) => query.where(isInState(state ?? 'waiting', moment)));
      const rows = await filtered
        .selectAll()
        .orderBy('created_at', direction)
        .orderBy('entry_id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      return { entries: rows.map(toEntry), total: Number(count) };
    },
    /** The first of these that is not there. */
    findMissing: async (ids: readonly string[]) => {
      const rows = await db
        .selectFrom('outbox')
        .select('entry_id')
        .where('account_id', '=', accountId)
        .where('entry_id', 'in', ids)
        .execute();
      return ids.find((id) => !rows.some((row) => row.entry_id === id));
    },
    /** Makes failed and waiting entries due, but not those being sent; without ids, all of them. Returns how many. */
    retry: async (ids: string[] | undefined, moment: number): Promise<number> => {
      const all = update()
        .set({ due_at: moment, attempts: 0, failed_at: null, claim: null })
        .where(isNotBeingSent(moment));
      const result = await (ids ? all.where('entry_id', 'in', ids) : all).executeTakeFirstOrThrow();
      return Number(result.numUpdatedRows);
    },
    /** Removes unsent entries, but not those being sent; without ids, all of them. Returns how many. */
    discard: async (ids: string[] | undefined, moment: number): Promise<number> => {
      const all = db.deleteFrom('outbox').where('account_id', '=', accountId).where(isNotBeingSent(moment));
      const result = await (ids ? all.where('entry_id', 'in', ids) : all).executeTakeFirstOrThrow();
      return Number(result.numDeletedRows);
    },
    /** Those that were given up earlier. */
    removeFailedBefore: async (moment: number) => {
      await db.deleteFrom('outbox').where('account_id', '=', accountId).where('failed_at', '<=', moment).execute();
    },
    /** Gives up everything until the operator retries. Returns how many. */
    hold: async (reason: string, moment: number): Promise<number> => {
      const result = await update()
        .set({ failed_at: moment, last_error: reason, claim: null })
        .where('failed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(result.numUpdatedRows);
    },
    count: async (): Promise<{ waiting: number; failed: number }> => {
      const rows = await db
        .selectFrom('outbox')
        .select((expression) => [expression.fn.countAll().as('all'), expression.fn.count('failed_at').as('failed')])
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return { waiting: Number(rows.all) - Number(rows.failed), failed: Number(rows.failed) };
    },
  };
};

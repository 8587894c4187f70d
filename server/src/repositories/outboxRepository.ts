import { randomUUID } from 'node:crypto';

import type { Database } from '../db/openDatabase';
import type { OutboxTable } from '../db/tables';

/** Whom something is sent to, and what. */
export type OutboxKind =
  'orderToCompany' | 'orderToClient' | 'orderToWebhook' | 'statusToClient' | 'statusToWebhook' | 'messageToCompany';

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
};

export type NewEntry = Pick<OutboxEntry, 'kind' | 'reference' | 'detail'>;

export type OutboxRepository = {
  add: (entries: NewEntry[], moment: number) => Promise<void>;
  /** Takes the entries that are due; they are due again at `until` unless they are settled before. */
  claim: (kinds: readonly OutboxKind[], count: number, moment: number, until: number) => Promise<OutboxEntry[]>;
  /** Gives back what was claimed and not tried. */
  release: (ids: string[], moment: number) => Promise<void>;
  remove: (ids: string[]) => Promise<void>;
  postpone: (id: string, error: string, dueAt: number) => Promise<void>;
  /** Gives up until the operator retries. */
  fail: (id: string, error: string, moment: number) => Promise<void>;
  list: () => Promise<OutboxEntry[]>;
  /** Makes entries due now that failed or wait; all of them without ids. Returns how many. */
  retry: (ids: string[] | undefined, moment: number) => Promise<number>;
  /** Removes entries unsent; all of them without ids. Returns how many. */
  discard: (ids: string[] | undefined) => Promise<number>;
  count: () => Promise<{ waiting: number; failed: number }>;
};

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
});

const longestError = 500;

export const createOutboxRepository = (db: Database): OutboxRepository => {
  const update = (id: string, values: Partial<OutboxTable>) =>
    db.updateTable('outbox').set(values).where('entry_id', '=', id).execute();
  return {
    add: async (entries, moment) => {
      if (entries.length === 0) return;
      const rows = entries.map((entry) => ({
        ...entry,
        entry_id: randomUUID(),
        created_at: moment,
        due_at: moment,
        attempts: 0,
        last_error: '',
        failed_at: null,
      }));
      await db.insertInto('outbox').values(rows).execute();
    },
    claim: async (kinds, count, moment, until) => {
      const due = await db
        .selectFrom('outbox')
        .select('entry_id')
        .where('failed_at', 'is', null)
        .where('due_at', '<=', moment)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .limit(count)
        .execute();
      if (due.length === 0) return [];
      const ids = due.map(({ entry_id }) => entry_id);
      // Another process may have taken some of them meanwhile.
      const rows = await db
        .updateTable('outbox')
        .set((expression) => ({ due_at: until, attempts: expression('attempts', '+', 1) }))
        .where('entry_id', 'in', ids)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', moment)
        .returningAll()
        .execute();
      return rows.map(toEntry).sort((one, other) => one.createdAt - other.createdAt);
    },
    release: async (ids, moment) => {
      if (ids.length === 0) return;
      await db
        .updateTable('outbox')
        .set((expression) => ({ due_at: moment, attempts: expression('attempts', '-', 1) }))
        .where('entry_id', 'in', ids)
        .execute();
    },
    remove: async (ids) => {
      if (ids.length > 0) await db.deleteFrom('outbox').where('entry_id', 'in', ids).execute();
    },
    postpone: async (id, error, dueAt) => {
      await update(id, { last_error: error.slice(0, longestError), due_at: dueAt });
    },
    fail: async (id, error, moment) => {
      await update(id, { last_error: error.slice(0, longestError), failed_at: moment });
    },
    list: async () => {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('entry_id').execute();
      return rows.map(toEntry);
    },
    retry: async (ids, moment) => {
      const all = db.updateTable('outbox').set({ due_at: moment, attempts: 0, failed_at: null });
      const result = await (ids ? all.where('entry_id', 'in', ids) : all).executeTakeFirstOrThrow();
      return Number(result.numUpdatedRows);
    },
    discard: async (ids) => {
      const all = db.deleteFrom('outbox');
      const result = await (ids ? all.where('entry_id', 'in', ids) : all).executeTakeFirstOrThrow();
      return Number(result.numDeletedRows);
    },
    count: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select((expression) => [expression.fn.countAll().as('all'), expression.fn.count('failed_at').as('failed')])
        .executeTakeFirstOrThrow();
      return { waiting: Number(rows.all) - Number(rows.failed), failed: Number(rows.failed) };
    },
  };
};

import { type ExpressionBuilder, sql } from 'kysely';

import { containsWords } from '../db/containsWords';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';

const channels = ['office', 'key', 'command'] as const;

/** Who changes something, and how. */
export type ChangeAuthor = { by: string; channel: (typeof channels)[number] };

export type RecordedChange = ChangeAuthor & {
  /** The operation of the office's contract, which the command shares. */
  operation: string;
  /** Such as `order M-1K54AFA`, or `client 7 (ana@ruiz.example)`, which begins with what outlives the name. */
  subject: string;
  before: unknown;
  after: unknown;
  moment: number;
};

const toJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Call in the transaction that makes the change. */
export const recordChange = (
  db: Database,
  accountId: number,
  { by, channel, operation, subject, before, after, moment }: RecordedChange,
) =>
  createWithNewId((change_id) =>
    db
      .insertInto('changes')
      .values({
        change_id,
        account_id: accountId,
        changed_at: moment,
        changed_by: by,
        channel,
        operation,
        subject,
        before: toJson(before),
        after: toJson(after),
      })
      .onConflict((conflict) => conflict.column('change_id').doNothing())
      .executeTakeFirstOrThrow(),
  );

const isAbout = (subject: string) => (change: ExpressionBuilder<Tables, 'changes'>) =>
  change.or([change('subject', '=', subject), change('subject', 'like', `${subject} (%`)]);

/** Of what has been erased, only who did what and when is kept. */
export const forgetChanges = (db: Database, accountId: number, subject: string) =>
  db
    .updateTable('changes')
    .set({ subject, before: null, after: null })
    .where('account_id', '=', accountId)
    .where(isAbout(subject))
    .execute();

/** Of a subject and, with the name behind it, of one that has a name. */
export const listChangesOf = (db: Database, accountId: number, subject: string) =>
  db
    .selectFrom('changes')
    .select(['changed_at', 'operation', 'before', 'after'])
    .where('account_id', '=', accountId)
    .where(isAbout(subject))
    .orderBy('changed_at')
    .execute();

export type StoredChange = Omit<RecordedChange, 'before' | 'after'> & {
  changeId: number;
  /** JSON. */
  before: string | null;
  after: string | null;
};

type ChangeFilter = {
  subject?: string | undefined;
  by?: string | undefined;
  channel?: string | undefined;
  operation?: string | undefined;
  /** From this moment on, and before that one. */
  since?: number | undefined;
  until?: number | undefined;
  /** Words in the subject, the author or the operation. */
  text?: string | undefined;
};

export const createChangesRepository = (db: Database, accountId: number) => {
  const searched = ['subject', 'changed_by', 'operation'].map((column) => sql.ref<string>(column));
  const filtered = ({ subject, by, channel, operation, since, until, text = '' }: ChangeFilter) =>
    db
      .selectFrom('changes')
      .where('account_id', '=', accountId)
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .$if(by !== undefined, (query) => query.where('changed_by', '=', by ?? ''))
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
      .$if(operation !== undefined, (query) => query.where('operation', '=', operation ?? ''))
      .$if(since !== undefined, (query) => query.where('changed_at', '>=', since ?? 0))
      .$if(until !== undefined, (query) => query.where('changed_at', '<', until ?? 0))
      .$if(text.trim() !== '', (query) => query.where(containsWords(text, searched)));
  return {
    removeBefore: async (moment: number) => {
      await db.deleteFrom('changes').where('account_id', '=', accountId).where('changed_at', '<=', moment).execute();
    },
    /** Newest first. */
    listPage: async (filter: ChangeFilter, { limit, offset }: { limit: number; offset: number }) => {
      const rows = await filtered(filter)
        .selectAll()
        .orderBy('changed_at', 'desc')
        .orderBy('change_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const changes = rows.map((row): StoredChange => ({
        changeId: row.change_id,
        moment: row.changed_at,
        by: row.changed_by,
        channel: channels.find((each) => each === row.channel) ?? 'command',
        operation: row.operation,
        subject: row.subject,
        before: row.before,
        after: row.after,
      }));
      return { changes, total: Number(count) };
    },
  };
};

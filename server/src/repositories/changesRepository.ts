import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';

/** Who changes something, and how. */
export type ChangeAuthor = { by: string; channel: 'office' | 'key' | 'command' };

export type RecordedChange = ChangeAuthor & {
  /** The operation of the office's contract, which the command shares. */
  operation: string;
  /** Such as `order M-1K54AFA`. */
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

import type { OfficeInputs, OfficeOutboxEntry } from '@/contracts/office';

import type { CommandContext } from '../commands/commandDatabase';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { toOrderNumber, toQuoteNumber } from '../orders/orderNumber';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import {
  createOutboxRepository,
  type EntryState,
  entryStates,
  type OutboxEntry,
} from '../repositories/outboxRepository';
import { isQuoteEntry } from '../repositories/quotesRepository';

export const getOutbox = (db: Database, { config }: Pick<CommandContext, 'config'>) =>
  createOutboxRepository(db, config.runtime.accountId);

/** What an entry is about, such as an order, and its number. */
export const getSubject = ({ kind, reference }: OutboxEntry): [OfficeOutboxEntry['aboutKind'], string] => {
  if (kind === 'messageToCompany' || kind === 'answerToSender') return ['message', String(reference)];
  if (kind === 'invitationToPerson') return ['person', String(reference)];
  if (kind === 'approvalToPerson' || kind === 'approvalDeclined') return ['approval', String(reference)];
  if (kind === 'standingOrderToClient') return ['client', String(reference)];
  return isQuoteEntry({ kind }) ? ['quote', toQuoteNumber(reference)] : ['order', toOrderNumber(reference)];
};

/** Those that are claimed are being sent, unless whoever has claimed them did not come back. */
export const getEntryState = ({ failedAt, claim, dueAt }: OutboxEntry, moment: number): EntryState => {
  if (failedAt !== null) return 'failed';
  return claim === null || dueAt < moment ? 'waiting' : 'sending';
};

type PageQuery = NonNullable<OfficeInputs['listOutbox']['query']>;

/** A page of the outbox for the office, oldest first unless the newest are wanted. */
export const findOutboxPage = async (db: Database, context: Omit<OfficeContext, 'author'>, query: PageQuery) => {
  const { page = 1, perPage = 25, order = 'ASC', state } = query;
  const moment = context.now();
  const found = await getOutbox(db, context).listPage({
    state: entryStates.find((each) => each === state),
    moment,
    isDescending: order === 'DESC',
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const entries = found.entries.map((entry): OfficeOutboxEntry => {
    const [aboutKind, about] = getSubject(entry);
    const entryState = getEntryState(entry, moment);
    return {
      entryId: entry.id,
      kind: entry.kind,
      detail: entry.detail,
      aboutKind,
      about,
      date: new Date(entry.createdAt).toISOString(),
      attempts: entry.attempts,
      state: entryState,
      dueAt: entryState === 'waiting' ? new Date(entry.dueAt).toISOString() : null,
      lastError: entry.lastError,
    };
  });
  return { entries, total: found.total };
};

/** Sends these entries as soon as the services run, or removes them; all without ids. Leaves those that are being sent. */
export const changeOutbox = (
  db: Database,
  context: OfficeContext,
  change: 'retry' | 'discard',
  ids: string[] | undefined,
) =>
  inTransaction(db, async (transaction) => {
    const outbox = getOutbox(transaction, context);
    const moment = context.now();
    const given = ids && [...new Set(ids)];
    const missing = given && (await outbox.findMissing(given));
    if (missing !== undefined) throw new Refusal(404, 'entryUnknown', { id: toPrintable(missing) });
    const { waiting, failed } = await outbox.count();
    const chosen = given?.length ?? waiting + failed;
    const count = await (change === 'retry' ? outbox.retry(given, moment) : outbox.discard(given, moment));
    if (count > 0)
      await recordChange(transaction, context.config.runtime.accountId, {
        ...context.author,
        operation: `${change}Outbox`,
        subject: 'outbox',
        before: null,
        after: { entries: given?.join(' ') ?? 'all', count },
        moment,
      });
    return { count, beingSent: Math.max(0, chosen - count) };
  });

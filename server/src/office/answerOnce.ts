import { createHash, randomUUID } from 'node:crypto';

import { OutcomeUnknownError } from '../db/databaseFailure';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { createIdempotencyRepository } from '../repositories/idempotencyRepository';
import type { OfficeContext } from './officeParts';

const minute = 60_000;

export const answersKeptMs = 24 * 60 * minute;

/** Longer than any batch takes: of an attempt that is older, the process has ended. */
const attemptMs = minute;

const retrySeconds = 2;

/** Stores the answer in the transaction that does the work. */
export type KeepAnswer<Answer> = (transaction: Database, answer: Answer) => Promise<void>;

const inProgress = () =>
  new Refusal(409, 'keyBusy', { seconds: retrySeconds }, { 'retry-after': String(retrySeconds) });

/**
 * Does the work of a request at most once for a key: the same request gets the stored answer. An attempt that fails, or keeps
 * no answer because nothing was written, gives the key back, unless it is unknown whether it was committed.
 */
export const answerOnce = async <Answer>(
  db: Database,
  { config, author, now }: OfficeContext,
  { key, request }: { key: string | undefined; request: unknown },
  work: (keep: KeepAnswer<Answer>) => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return work(async () => undefined);
  // The contract says so, but names of headers are in lower case when they are checked.
  if (!/^[!-~]{1,200}$/.test(key))
    throw new Refusal(400, 'badRequest', { detail: 'Idempotency-Key must be 1 to 200 visible ASCII characters' });
  const { accountId } = config.runtime;
  const keys = createIdempotencyRepository(db, accountId);
  const moment = now();
  const attempt = {
    sender: `${author.channel} ${author.by}`,
    idempotency_key: key,
    request_hash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
    attempt: randomUUID(),
    attempted_at: moment,
  };
  const found = await keys.find(attempt);
  if (found && found.attempted_at <= moment - answersKeptMs) await keys.remove(found);
  else if (found) {
    if (found.request_hash !== attempt.request_hash) throw new Refusal(422, 'keyReused');
    if (found.answer !== null) return JSON.parse(found.answer) as Answer;
    if (found.attempted_at > moment - attemptMs) throw inProgress();
  }
  const isOurs =
    found && found.attempted_at > moment - answersKeptMs
      ? await keys.takeOver(found.attempt, attempt)
      : await keys.add(attempt);
  if (!isOurs) throw inProgress();
  const state = { isKept: false };
  try {
    const answer = await work(async (transaction, kept) => {
      state.isKept = await createIdempotencyRepository(transaction, accountId).keepAnswer(
        attempt,
        JSON.stringify(kept),
      );
      if (!state.isKept) throw inProgress();
    });
    if (!state.isKept) await keys.remove(attempt);
    return answer;
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) await keys.remove(attempt);
    throw error;
  }
};

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import type { ServerConfig } from './config/serverConfig';
import type { Database } from './db/openDatabase';
import { getErrorCode } from './errors';
import { answersKeptMs } from './office/answerOnce';
import { createChangesRepository } from './repositories/changesRepository';
import { createContactMessagesRepository } from './repositories/contactMessagesRepository';
import { createErrorReportsRepository } from './repositories/errorReportsRepository';
import { createIdempotencyRepository } from './repositories/idempotencyRepository';
import { createMissedSearchesRepository } from './repositories/missedSearchesRepository';
import { createOutboxRepository } from './repositories/outboxRepository';
import { createQuotesRepository } from './repositories/quotesRepository';
import { createUnusedFilesRepository } from './repositories/unusedFilesRepository';

type RetentionParts = { config: ServerConfig; db: Database; now: () => number };

const day = 24 * 3_600_000;

/** For how long searches that found nothing are kept. */
const searchDays = 90;

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** No mail was written yet, or another process has removed the file. */
const ignoreMissing = (error: unknown) => {
  if (getErrorCode(error) !== 'ENOENT') throw error;
};

/** Of the mails that were written to files because no mail server is set. */
const removeMailFiles = async (folder: string, before: number) => {
  const names = await readdir(folder).catch(ignoreMissing);
  for (const name of (names ?? []).filter((found) => /\.(eml|draft)$/.test(found))) {
    const file = join(folder, name);
    const age = await stat(file).catch(ignoreMissing);
    if (age && age.mtimeMs < before) await rm(file, { force: true });
  }
};

/** Deletes what has been kept for as long as the settings say; 0 days keeps it for good. */
export const createRetention =
  ({ config, db, now }: RetentionParts) =>
  async () => {
    const { messageDays, reportDays, outboxDays, changeDays, dataDirectory, runtime } = config;
    const messages = createContactMessagesRepository(db, runtime.accountId);
    const quotes = createQuotesRepository(db);
    const outbox = createOutboxRepository(db, runtime.accountId);
    const outdated = (days: number, remove: (before: number) => Promise<void>) =>
      days === 0 ? undefined : remove(now() - days * day);
    await outdated(messageDays, messages.removeBefore);
    await outdated(messageDays, async (before) =>
      quotes.remove(await quotes.listOutdated(runtime.accountId, before, toDay(before))),
    );
    await createIdempotencyRepository(db, runtime.accountId).removeBefore(now() - answersKeptMs);
    await outdated(changeDays, createChangesRepository(db, runtime.accountId).removeBefore);
    await createMissedSearchesRepository(db, runtime.accountId).removeBefore(toDay(now() - searchDays * day));
    await outdated(reportDays, createErrorReportsRepository(db).removeBefore);
    await outdated(outboxDays, outbox.removeFailedBefore);
    await outdated(outboxDays, (before) => removeMailFiles(join(dataDirectory, 'outbox'), before));
  };

/** Deletes pictures, films and documents that nothing has referred to for a day: once a day, because it reads all order lines. */
export const createFileRemoval = ({ config, db, now }: RetentionParts, log: Pick<FastifyBaseLogger, 'info'>) => {
  const files = createUnusedFilesRepository(db);
  let next = 0;
  return async () => {
    const moment = now();
    if (moment < next) return;
    next = moment + day;
    const removed = await files.removeOutdated(await files.find([JSON.stringify(config.runtime)]), moment);
    if (removed > 0) log.info({ removed }, 'deleted pictures and other files that nothing refers to');
  };
};

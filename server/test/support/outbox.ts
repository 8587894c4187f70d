import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../src/db/openDatabase';
import { createOutboxRepository } from '../../src/repositories/outboxRepository';

/** The mails of an application without a mail server. */
export const createOutbox = (dataDirectory: string) => {
  const directory = join(dataDirectory, 'outbox');
  const read = async () => {
    const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.sort().map((name) => readFile(join(directory, name), 'utf8')));
    return texts.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
  };
  return {
    directory,
    read,
    /** Mails are sent after the response. */
    waitFor: async (count: number) => {
      for (let round = 0; round < 6000; round += 1) {
        const mails = await read();
        if (mails.length >= count) return mails;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`fewer than ${count} messages came`);
    },
    // An earlier test may still be writing messages that nobody waited for.
    empty: () => rm(directory, { recursive: true, force: true, maxRetries: 10 }),
  };
};

/** A delivery that a response has started would take what the office adds next, too. */
export const waitUntilSent = async (db: Database) => {
  while ((await createOutboxRepository(db, 1).count()).waiting > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
};

export const readResetToken = (mail = '') => /#token=([\w-]+)/.exec(mail)?.[1] ?? '';

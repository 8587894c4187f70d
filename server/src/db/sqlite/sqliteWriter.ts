import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResult } from 'kysely';

import { getErrorCode } from '../../errors';
import type { OpenSqlite } from './sqliteDatabase';

const retryMs = 5;

const isBusy = (error: unknown) => getErrorCode(error).startsWith('SQLITE_BUSY');

/** Retries while another process, such as an import, has locked the database. `work` must not wait for the lock itself. */
export const retryWhileBusy = async <Result>(
  patienceMs: number,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await wait(retryMs);
  }
};

/** Lets callers in one at a time, in the order of their calls. */
const createQueue = () => {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let release: () => void = () => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
};

export type SqliteTransaction = {
  run: <Row>(sql: string, parameters?: readonly unknown[]) => QueryResult<Row>;
  /** Resolves once the changes are on disk. */
  commit: () => Promise<void>;
  /** Does nothing after the commit, whether that succeeded or not. */
  rollback: () => void;
};

export type SqliteWriter = {
  /** Transactions that commit at about the same time are written to disk together. */
  begin: () => Promise<SqliteTransaction>;
  /** Begins a transaction that is not committed together with others. */
  beginAlone: () => Promise<SqliteTransaction>;
  /** Runs a statement outside of any transaction. */
  runAlone: <Row>(sql: string, parameters: readonly unknown[]) => Promise<QueryResult<Row>>;
  /** Closes the database once everything that was begun is done. */
  close: () => Promise<void>;
};

type Committing = { resolve: () => void; reject: (error: unknown) => void };

/**
 * ADR 27. Transactions run one after the other, as savepoints of a single transaction; their commits resolve together,
 * when that one is committed.
 */
export const createSqliteWriter = (database: OpenSqlite, patienceMs: number): SqliteWriter => {
  const enter = createQueue();
  /** The members that wait for the open transaction to be committed. */
  let batch: Committing[] | undefined;

  const endBatch = (settle: (member: Committing) => void) => {
    const members = batch ?? [];
    batch = undefined;
    members.forEach(settle);
  };

  const commitBatch = async () => {
    if (!batch) return;
    try {
      await database.commit();
    } catch (error) {
      endBatch(({ reject }) => reject(error));
      // A full disk rolls back by itself: a second rollback would fail.
      if (database.isInTransaction()) database.run('rollback');
      return;
    }
    endBatch(({ resolve }) => resolve());
  };

  /** Lets other callers have a turn between retries, while another process has locked the database. */
  const inTurn = <Result>(work: () => Result | Promise<Result>) =>
    retryWhileBusy(patienceMs, async () => {
      const leave = await enter();
      try {
        return { result: await work(), leave };
      } catch (error) {
        leave();
        throw error;
      }
    });

  const runAlone = async <Result>(work: () => Result) => {
    const { result, leave } = await inTurn(async () => {
      await commitBatch();
      return work();
    });
    return { result, leave };
  };

  const commitSoon = async () => {
    const leave = await enter();
    try {
      await commitBatch();
    } finally {
      leave();
    }
  };

  /** Returns whether the transaction is the first of its batch, which needs no savepoint. */
  const join = () => {
    if (batch) {
      database.run('savepoint member');
      return false;
    }
    // A transaction that reads first and writes later must take the write lock at its start (design §6).
    database.run('begin immediate');
    batch = [];
    // Everything that is queued by then runs before the commit.
    setImmediate(() => void commitSoon());
    return true;
  };

  const rollBackMember = (isFirst: boolean) => {
    if (isFirst) {
      batch = undefined;
      database.run('rollback');
      return;
    }
    try {
      database.run('rollback to member');
      database.run('release member');
    } catch (error) {
      // Its changes must not be committed with those of the others.
      endBatch(({ reject }) => reject(error));
      if (database.isInTransaction()) database.run('rollback');
      throw error;
    }
  };

  const begin = async (): Promise<SqliteTransaction> => {
    const { result: isFirst, leave } = await inTurn(join);
    let isEnded = false;
    let lost: { error: unknown } | undefined;
    const run: SqliteTransaction['run'] = (sql, parameters) => {
      // SQLite would run the statement on its own, outside of any transaction.
      if (lost) throw lost.error;
      try {
        return database.run(sql, parameters);
      } catch (error) {
        // SQLite has rolled back the whole batch, as it does when the disk is full.
        if (!database.isInTransaction()) {
          lost = { error };
          endBatch(({ reject }) => reject(error));
        }
        throw error;
      }
    };
    return {
      run,
      commit: () => {
        if (lost) throw lost.error;
        if (!isFirst) run('release member');
        isEnded = true;
        const saved = new Promise<void>((resolve, reject) => {
          batch?.push({ resolve, reject });
        });
        leave();
        return saved;
      },
      rollback: () => {
        if (isEnded) return;
        isEnded = true;
        try {
          if (!lost) rollBackMember(isFirst);
        } finally {
          leave();
        }
      },
    };
  };

  return {
    begin,
    beginAlone: async () => {
      const { leave } = await runAlone(() => database.run('begin'));
      let isEnded = false;
      const end = (statement: string) => {
        if (isEnded) return;
        isEnded = true;
        try {
          if (database.isInTransaction()) database.run(statement);
        } finally {
          leave();
        }
      };
      return { run: database.run, commit: async () => end('commit'), rollback: () => end('rollback') };
    },
    runAlone: async <Row>(sql: string, parameters: readonly unknown[]) => {
      const { result, leave } = await runAlone(() => database.run<Row>(sql, parameters));
      leave();
      return result;
    },
    close: async () => {
      const { leave } = await runAlone(() => database.close());
      leave();
    },
  };
};

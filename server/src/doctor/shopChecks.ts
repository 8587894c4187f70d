import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Language, languages } from '@/shared/i18n/languages';
import { parseTaxRate } from '@/shared/money/taxRate';

import { withMarks } from '../../demo/demoMarks';
import { describeDatabase, formatCount, withReadOnlyDatabase } from '../commands/commandDatabase';
import { compareMigrations } from '../db/migrateDatabase';
import type { Database } from '../db/openDatabase';
import { readServerVersion } from '../db/serverVersion';
import { readBackupFile } from '../db/sqlite/backupFile';
import { measureSortIndexes } from '../engine/postgres/sortIndexes';
import { createEnvironmentsRepository } from '../repositories/environmentsRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { asFinding, attention, type Check, type DoctorContext, type Finding, ok, skipped } from './findings';
import { judgeSupport } from './supportEnds';

type Work = (db: Database, context: DoctorContext) => Promise<Finding>;

const notRead = (): Finding => skipped('Not checked without the database.');

/** One check says why the database cannot be read; the others leave it at that. */
const inDatabase =
  (work: Work, explain: (finding: Finding) => Finding = notRead): Check['run'] =>
  (context) =>
    withReadOnlyDatabase(context, ({ db }) => work(db, context)).catch((error: unknown) => explain(asFinding(error)));

const database: Check = {
  name: 'database',
  run: inDatabase(
    async (db, { config, now }) => {
      const { pending, unknown } = await compareMigrations(db, config.databaseUrl === '' ? 'sqlite' : 'postgres');
      const place = describeDatabase(config);
      if (pending.length > 0)
        return attention(`The tables in ${place} are those of an earlier version: start the services.`);
      if (unknown.length > 0) return attention(`A later version has changed ${place}: ${unknown.join(', ')}.`);
      const text = `The tables in ${place} are those of this version`;
      const server = await readServerVersion(db);
      return server === undefined
        ? ok(`${text}.`)
        : judgeSupport('PostgreSQL', server, { text: `${text}; it is PostgreSQL ${server}`, moment: now() });
    },
    (finding) => finding,
  ),
};

const catalogue: Check = {
  name: 'catalogue',
  run: inDatabase(async (db, { config }) => {
    if (config.catalogueEngine === 'memory') return ok('The services answer for the catalogue from memory.');
    const bytes = await measureSortIndexes(db);
    if (bytes === null) return attention('The indexes that sort the catalogue are missing: start the services.');
    const size = Math.ceil(bytes / 1e6).toLocaleString('en-US');
    return ok(`The indexes that sort the catalogue are there; they take ${size} MB.`);
  }),
};

const hour = 3_600_000;
const backupHours = 26;

const findNewest = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map(({ name }) => join(folder, name))
    .map((file) => ({ file, changedAt: statSync(file).mtimeMs, size: statSync(file).size }))
    .toSorted((one, other) => other.changedAt - one.changedAt)[0];

const backups: Check = {
  name: 'backups',
  run: ({ config, directory, options, now }) => {
    if (options.backups === undefined) return skipped('Name the folder of the backups with --backups DIR.');
    const folder = resolve(directory, options.backups);
    const newest = existsSync(folder) ? findNewest(folder) : undefined;
    if (!newest) return attention(`There is no backup in ${folder}.`);
    const hours = Math.floor((now() - newest.changedAt) / hour);
    const age = `The latest backup, ${newest.file}, is ${formatCount(hours, 'hour')} old`;
    if (hours > backupHours) return attention(`${age}.`);
    if (newest.size === 0) return attention(`The latest backup, ${newest.file}, is empty.`);
    try {
      if (config.databaseUrl === '') readBackupFile(newest.file);
    } catch (error) {
      return asFinding(error);
    }
    return ok(`${age}${config.databaseUrl === '' ? ' and complete' : ''}.`);
  },
};

const tax: Check = {
  name: 'tax',
  run: inDatabase(async (db, { config }) => {
    const given = (await createEnvironmentsRepository(db, config.runtime.accountId).read(['tax'])).tax;
    const rate = parseTaxRate(given);
    return rate === null
      ? attention(`The environment "tax" is ${given === undefined ? 'missing' : `"${given}"`}: nobody can order.`)
      : ok(`Orders are taxed with ${rate} %, unless a client has a rate of its own.`);
  }),
};

const named = ['stock_items', 'stock_categories'] as const;

const countNameless = async (db: Database, language: Language) => {
  let missing = 0;
  for (const table of named) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string | number>().as('missing'))
      .where('deleted', '=', 0)
      .where(`name_${language}`, '=', '')
      .executeTakeFirstOrThrow();
    missing += Number(row.missing);
  }
  return { language, missing };
};

const languageChecks: Check = {
  name: 'languages',
  run: inDatabase(async (db) => {
    const counts = [];
    for (const language of languages) counts.push(await countNameless(db, language));
    const faults = counts.filter(({ missing }) => missing > 0);
    return faults.length === 0
      ? ok('Every item and category has a name in every language.')
      : attention(
          `Items or categories without a name: ${faults.map(({ language, missing }) => `${missing} in ${language}`).join(', ')}.`,
        );
  }),
};

const outbox: Check = {
  name: 'outbox',
  run: inDatabase(async (db, { config, now }) => {
    const entries = await createOutboxRepository(db, config.runtime.accountId).list();
    const failed = entries.filter(({ failedAt }) => failedAt !== null);
    const late = entries.filter(({ failedAt, createdAt }) => failedAt === null && createdAt < now() - hour);
    if (failed.length + late.length === 0) return ok('Mails and webhooks are sent without delay.');
    return attention(
      `${failed.length} mails or webhooks were given up, and ${late.length} have waited for more than an hour: "npm run outbox -- list" says why.`,
    );
  }),
};

const demo: Check = {
  name: 'demo',
  run: inDatabase(async (db, { config }) => {
    const { clients } = await withMarks(db)
      .selectFrom('clients')
      .select(({ fn }) => fn.countAll<string | number>().as('clients'))
      .where('demo', '=', 1)
      .executeTakeFirstOrThrow();
    const { people } = await withMarks(db)
      .selectFrom('people')
      .innerJoin('clients', 'clients.client_id', 'people.client_id')
      .select(({ fn }) => fn.countAll<string | number>().as('people'))
      .where('clients.demo', '=', 1)
      .executeTakeFirstOrThrow();
    if (Number(clients) === 0) return ok('There are no accounts of the demo.');
    const accounts = formatCount(Number(clients), 'account');
    const persons = formatCount(Number(people), 'person', 'people');
    const text = `${accounts} of the demo with ${persons} can sign in with public passwords: "npm run demo -- remove".`;
    return config.isProduction ? attention(text) : skipped(text);
  }),
};

export const shopChecks = [database, catalogue, backups, tax, languageChecks, outbox, demo];

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languages } from '@/shared/i18n/languages';

import { withMarks } from '../../demo/demoMarks';
import { contentScope, readDataVersion, replaceDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import type { PictureOrigins } from '../import/pictureAddress';
import { createFaultList, RowError, type RowFault } from '../import/read/faults';
import { readInputFile } from '../import/read/inputFile';
import type { ContentBody } from '../repositories/contentRepository';
import { type FileToStore, storeFiles } from '../repositories/fileStore';
import { createContentFiles } from './contentFiles';
import {
  contentFileNames,
  environmentNames,
  environmentsFile,
  type Field,
  type KindRules,
  kindRules,
  synonymFiles,
} from './contentKinds';
import {
  type ContentChange,
  type ContentRow,
  readContentRows,
  readEnvironmentValues,
  readReferences,
  readStoredNames,
} from './contentSources';
import { readContentFile, type ReadDocument, readEnvironmentsFile } from './readContentFile';
import { compareSynonyms, readSynonymFile } from './synonymFiles';

type Plan = {
  version: string | undefined;
  faults: RowFault[];
  changes: ContentChange[];
  kinds: string[];
  rows: ContentRow[];
  removed: Pick<ContentRow, 'kind' | 'slug'>[];
  environments: Map<string, string> | undefined;
  newFiles: FileToStore[];
};

/** The same text for the same content, regardless of key order. */
const canonical = (body: ContentBody) =>
  JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)));

const parse = ({ body }: ContentRow) => JSON.parse(body) as ContentBody;

const createIds = ({ id, hasNumericSlug }: KindRules, before: ContentRow[]) => {
  const known = new Map(before.map((row) => [row.slug, Number(id === undefined ? 0 : parse(row)[id])]));
  let next = [...known.values()].reduce((most, each) => Math.max(most, each), 0) + 1;
  return (slug: string) => (hasNumericSlug ? Number(slug) : (known.get(slug) ?? next++));
};

export const toRows = (rules: KindRules, documents: ReadDocument[], before: ContentRow[]): ContentRow[] => {
  const getId = createIds(rules, before);
  return documents.flatMap(({ slug, bodies }, index) => {
    const own = {
      ...(rules.id !== undefined && { [rules.id]: getId(slug) }),
      ...(rules.showsSlug && { slug }),
    };
    return languages.map((language) => ({
      kind: rules.kind,
      slug,
      language,
      position: index + 1,
      body: JSON.stringify({ ...own, ...bodies[language] }),
    }));
  });
};

const getKey = ({ slug, language }: ContentRow) => `${language} ${slug}`;

/** Lists the changed fields by their names in the file. */
const findChangedFields = ({ shared, translated }: KindRules, row: ContentRow, present: ContentRow) => {
  const [after, before] = [parse(row), parse(present)];
  const findChanged = (fields: Record<string, Field>, place: string) =>
    Object.entries(fields).flatMap(([name, { property = name }]) =>
      JSON.stringify(after[property]) === JSON.stringify(before[property]) ? [] : `${place}${name}`,
    );
  return [
    ...findChanged(shared, ''),
    ...findChanged(translated, `${row.language}.`),
    ...(row.position === present.position ? [] : ['order']),
  ];
};

const compare = (rules: KindRules, after: ContentRow[], before: ContentRow[]) => {
  const { file } = rules;
  const present = new Map(before.map((row) => [getKey(row), row]));
  const rows = after.filter((row) => {
    const same = present.get(getKey(row));
    return same?.position !== row.position || canonical(parse(same)) !== canonical(parse(row));
  });
  const slugsBefore = new Set(before.map(({ slug }) => slug));
  const slugsAfter = new Set(after.map(({ slug }) => slug));
  const removed = [...slugsBefore].filter((slug) => !slugsAfter.has(slug));
  const changes = [...new Set(rows.map(({ slug }) => slug))].map((slug): ContentChange => {
    if (!slugsBefore.has(slug)) return { file, entry: slug, change: 'added', fields: [] };
    const changed = rows.filter((row) => row.slug === slug);
    const fields = changed.flatMap((row) => {
      const same = present.get(getKey(row));
      return same ? findChangedFields(rules, row, same) : [row.language];
    });
    return { file, entry: slug, change: 'changed', fields: [...new Set(fields)] };
  });
  return {
    rows,
    removed,
    changes: [...changes, ...removed.map((entry): ContentChange => ({ file, entry, change: 'removed', fields: [] }))],
  };
};

const compareEnvironments = (after: Map<string, string>, before: Map<string, string>): ContentChange[] =>
  environmentNames.flatMap((name) => {
    const [value, present] = [after.get(name), before.get(name)];
    if (value === present) return [];
    const change = present === undefined ? 'added' : value === undefined ? 'removed' : 'changed';
    return { file: environmentsFile, entry: name, change, fields: [] };
  });

type ImportContentOptions = {
  runtime: RuntimeConfig;
  pictureOrigins: PictureOrigins;
  directory: string;
  dryRun: boolean;
};

const planEnvironments = (bytes: Buffer, before: Map<string, string>) => {
  const faults = createFaultList(environmentsFile);
  const values = readEnvironmentsFile(bytes, faults);
  if (!values.has('tax') && before.has('tax') && faults.all().length === 0)
    faults.add(1, new RowError('tax', 'is missing, and orders would be refused: write 0 if there is none'));
  return { values, faults: faults.all() };
};

const planImport = async (
  db: Database,
  { runtime, pictureOrigins, directory }: ImportContentOptions,
): Promise<Plan> => {
  const version = await readDataVersion(db, contentScope);
  const files = await createContentFiles(directory);
  const references = { ...(await readReferences(db, runtime)), pictureOrigins, storeFile: files.storeFile };
  const before = await readContentRows(db, runtime.accountId);
  const plan: Plan = {
    version,
    faults: [],
    changes: [],
    kinds: [],
    rows: [],
    removed: [],
    environments: undefined,
    newFiles: [],
  };
  for (const rules of kindRules) {
    if (!existsSync(join(directory, rules.file))) continue;
    const faults = createFaultList(rules.file);
    const documents = readContentFile(await readInputFile(directory, rules.file), rules, references, faults);
    const present = before.filter(({ kind }) => kind === rules.kind);
    const { rows, removed, changes } = compare(rules, toRows(rules, documents, present), present);
    plan.faults.push(...faults.all());
    plan.changes.push(...changes);
    plan.kinds.push(rules.kind);
    plan.rows.push(...rows);
    plan.removed.push(...removed.map((slug) => ({ kind: rules.kind, slug })));
  }
  for (const synonyms of synonymFiles) {
    const { kind, file } = synonyms;
    if (!existsSync(join(directory, file))) continue;
    const faults = createFaultList(file);
    const groups = readSynonymFile(await readInputFile(directory, file), faults);
    const { rows, changes } = compareSynonyms(synonyms, groups, before);
    plan.faults.push(...faults.all());
    plan.changes.push(...changes);
    plan.kinds.push(kind);
    plan.rows.push(...rows);
  }
  if (existsSync(join(directory, environmentsFile))) {
    const present = await readEnvironmentValues(db, runtime.accountId);
    const { values, faults } = planEnvironments(await readInputFile(directory, environmentsFile), present);
    plan.faults.push(...faults);
    plan.changes.push(...compareEnvironments(values, present));
    plan.environments = values;
  }
  const stored = await readStoredNames(db);
  plan.newFiles = files.all().filter(({ name }) => !stored.has(name));
  return plan;
};

/** False if the content has changed since the plan was made. */
const writePlan = async (db: Database, accountId: number, plan: Plan) => {
  if (!(await replaceDataVersion(db, contentScope, plan.version))) return false;
  // A single statement with several films might be too large for the database.
  for (const file of plan.newFiles) await storeFiles(db, [file]);
  for (const { kind, slug } of plan.removed)
    await db
      .deleteFrom('content')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .execute();
  for (const row of plan.rows)
    await db
      .insertInto('content')
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind', 'slug', 'language'])
          .doUpdateSet({ position: row.position, body: row.body }),
      )
      .execute();
  // Imported content is the company's own, even if it equals the demo's.
  if (plan.kinds.length > 0)
    await withMarks(db)
      .updateTable('content')
      .set({ demo: 0 })
      .where('account_id', '=', accountId)
      .where('kind', 'in', plan.kinds)
      .execute();
  if (!plan.environments) return true;
  await db
    .deleteFrom('environments')
    .where('account_id', '=', accountId)
    .where('name', 'in', [...environmentNames])
    .execute();
  const values = [...plan.environments].map(([name, value]) => ({ account_id: accountId, name, value }));
  if (values.length > 0) await db.insertInto('environments').values(values).execute();
  return true;
};

/** Plans while the shop stays open, then writes all or nothing. */
export const importContent = async (db: Database, options: ImportContentOptions) => {
  const { directory } = options;
  if (!existsSync(directory)) throw new OperatorError(`There is no folder ${directory}.`);
  if (!contentFileNames.some((name) => existsSync(join(directory, name))))
    throw new OperatorError(`${directory} has none of the files ${contentFileNames.join(', ')}.`);
  for (;;) {
    const plan = await planImport(db, options);
    const { faults, changes } = plan;
    if (options.dryRun || faults.length > 0 || changes.length === 0) return { faults, changes, written: false };
    const written = await inTransaction(db, (transaction) => writePlan(transaction, options.runtime.accountId, plan));
    if (written) return { faults, changes, written };
  }
};

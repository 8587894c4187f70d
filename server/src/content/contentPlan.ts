import { languages } from '@/shared/i18n/languages';

import { withMarks } from '../../demo/demoMarks';
import { contentScope, replaceDataVersion } from '../db/dataVersions';
import type { Database } from '../db/openDatabase';
import type { RowFault } from '../import/read/faults';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import type { ContentBody } from '../repositories/contentRepository';
import { type FileToStore, storeFiles } from '../repositories/fileStore';
import { environmentNames, environmentsFile, type Field, type KindRules } from './contentKinds';
import type { ContentChange, ContentRow } from './contentSources';
import type { ReadDocument } from './readContentFile';

/** What the record of changes says of an entry. */
type RecordedEntry = { change: ContentChange['change']; subject: string; before: unknown; after: unknown };

export type Plan = {
  version: string | undefined;
  faults: RowFault[];
  changes: ContentChange[];
  recorded: RecordedEntry[];
  /** Whose rows are the company's own from now on. */
  kinds: string[];
  /** The only such entry, if it is not the whole kind. */
  slug?: string;
  rows: ContentRow[];
  removed: Pick<ContentRow, 'kind' | 'slug'>[];
  environments: Map<string, string> | undefined;
  newFiles: FileToStore[];
};

export const createPlan = (version: string | undefined): Plan => ({
  version,
  faults: [],
  changes: [],
  recorded: [],
  kinds: [],
  rows: [],
  removed: [],
  environments: undefined,
  newFiles: [],
});

/** The same text for the same content, regardless of key order. */
const canonical = (body: ContentBody) =>
  JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)));

export const parseBody = ({ body }: ContentRow) => JSON.parse(body) as ContentBody;

const createIds = ({ id, hasNumericSlug }: KindRules, before: ContentRow[]) => {
  const known = new Map(before.map((row) => [row.slug, Number(id === undefined ? 0 : parseBody(row)[id])]));
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
  const [after, before] = [parseBody(row), parseBody(present)];
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

/** The values of an entry by the names of their fields, such as `imageUrl` and `es.title`; of some fields, or all. */
const pickFields = ({ shared, translated }: KindRules, rows: ContentRow[], chosen: string[] | undefined) => {
  const pick = (row: ContentRow, fields: Record<string, Field>, place: string) =>
    Object.entries(fields).map(([name, { property = name }]) => [`${place}${name}`, parseBody(row)[property]] as const);
  const values = rows.flatMap((row) => [
    ...pick(row, shared, ''),
    ...pick(row, translated, `${row.language}.`),
    ['order', row.position] as const,
  ]);
  const isChosen = (name: string) =>
    chosen?.some((field) => field === name || name.startsWith(`${field}.`)) ?? name !== 'order';
  return Object.fromEntries(values.filter(([name]) => isChosen(name)));
};

export const compare = (rules: KindRules, after: ContentRow[], before: ContentRow[]) => {
  const { file } = rules;
  const present = new Map(before.map((row) => [getKey(row), row]));
  const rows = after.filter((row) => {
    const same = present.get(getKey(row));
    return same?.position !== row.position || canonical(parseBody(same)) !== canonical(parseBody(row));
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
  changes.push(...removed.map((entry): ContentChange => ({ file, entry, change: 'removed', fields: [] })));
  const recorded = changes.map(({ entry, change, fields }): RecordedEntry => {
    const sideOf = (side: ContentRow[]) =>
      pickFields(
        rules,
        side.filter(({ slug }) => slug === entry),
        change === 'changed' ? fields : undefined,
      );
    const sides = {
      before: change === 'added' ? null : sideOf(before),
      after: change === 'removed' ? null : sideOf(after),
    };
    return { change, subject: `${rules.kind} ${entry}`, ...sides };
  });
  return { rows, removed, changes, recorded };
};

export const compareEnvironments = (after: Map<string, string>, before: Map<string, string>) => {
  const changes = environmentNames.flatMap((name): ContentChange[] => {
    const [value, present] = [after.get(name), before.get(name)];
    if (value === present) return [];
    const change = present === undefined ? 'added' : value === undefined ? 'removed' : 'changed';
    return [{ file: environmentsFile, entry: name, change, fields: [] }];
  });
  const sideOf = (values: Map<string, string>) =>
    Object.fromEntries(changes.map(({ entry }) => [entry, values.get(entry) ?? null]));
  const sides = { before: sideOf(before), after: sideOf(after) };
  const recorded: RecordedEntry[] =
    changes.length === 0 ? [] : [{ change: 'changed', subject: 'environments', ...sides }];
  return { changes, recorded };
};

const operations = { added: 'addContent', changed: 'updateContent', removed: 'removeContent' };

const recordPlan = async (db: Database, { config, author, now }: OfficeContext, { recorded }: Plan) => {
  for (const { change, subject, before, after } of recorded)
    await recordChange(db, config.runtime.accountId, {
      ...author,
      operation: operations[change],
      subject: `content ${subject}`,
      before,
      after,
      moment: now(),
    });
};

/** False if the content has changed since the plan was made. */
export const writePlan = async (db: Database, context: OfficeContext, plan: Plan) => {
  const { accountId } = context.config.runtime;
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
      .$if(plan.slug !== undefined, (query) => query.where('slug', '=', plan.slug ?? ''))
      .execute();
  await recordPlan(db, context, plan);
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

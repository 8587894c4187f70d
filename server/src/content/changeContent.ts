import { extname } from 'node:path';

import { languages } from '@/shared/i18n/languages';

import { contentScope, readDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { FieldsRefusal, Refusal } from '../http/responses/refusal';
import { films, pictures } from '../import/mediaFiles';
import { listPictureOrigins } from '../import/pictureAddress';
import { createFaultList, type RowFault, TranslatedRowError } from '../import/read/faults';
import { storeUpload, type UploadedFile } from '../import/storeUpload';
import { refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { filesFolder } from './contentFields';
import {
  environmentNames,
  type Field,
  type KindRules,
  type MediaType,
  type SynonymFile,
  synonymFiles,
} from './contentKinds';
import { compare, compareEnvironments, createPlan, type Plan, toRows, writePlan } from './contentPlan';
import {
  type ContentKey,
  type EntryTexts,
  environmentsKind,
  readContentId,
  readPresent,
  unknownContent,
} from './contentRecords';
import {
  type ContentRow,
  readContentRows,
  readEnvironmentValues,
  readReferences,
  readStoredNames,
} from './contentSources';
import { readEntry, readEnvironment } from './readContentFile';
import { compareSynonyms, readSynonymFile } from './synonymFiles';

type GivenTexts = Partial<Record<keyof EntryTexts, Record<string, string | null>>>;

const toFault = ({ messageId = 'badRequest', values, reason }: Pick<RowFault, 'messageId' | 'values' | 'reason'>) => ({
  messageId,
  values: values ?? { detail: reason },
});

/** By the names of the form's fields, such as `shared.imageUrl` and `es.title`. */
const refuseFaults = (faults: RowFault[]) => {
  if (faults.length === 0) return;
  const toField = (column: string) => (column === 'slug' || column.includes('.') ? column : `shared.${column}`);
  throw new FieldsRefusal(
    Object.fromEntries(faults.map((fault) => [toField(fault.column ?? 'fields'), toFault(fault)] as const).reverse()),
  );
};

const toValue = (text: string | null | undefined, type: Field['type']) => {
  if (type === 'items' || type === 'categories') return (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return text ?? null;
};

const toValues = (fields: Record<string, Field>, texts: Record<string, string | null> = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(texts)])].map((name) => [
      name,
      toValue(texts[name], fields[name]?.type ?? 'text'),
    ]),
  );

type Edit = {
  key: ContentKey;
  /** Undefined to remove the entry. */
  texts?: GivenTexts;
  isNew?: true;
  /** Its place among the entries of its kind, from 1. */
  position?: number | null | undefined;
  version?: string | undefined;
};

const readOwnRows = async (
  db: Database,
  { config }: OfficeContext,
  { key: { kind, slug }, texts = {} }: Edit,
  rules: KindRules,
  present: ContentRow[],
) => {
  const { shared = {} } = texts;
  const entry = {
    ...(rules.id !== undefined && { slug }),
    ...toValues(rules.shared, shared),
    ...Object.fromEntries(languages.map((each) => [each, toValues(rules.translated, texts[each])])),
  };
  const codes = (shared.items ?? '').split('\n').map((code) => code.trim());
  const stored = await readStoredNames(db);
  const references = {
    ...(await readReferences(db, config.runtime, { codes, ids: [] })),
    pictureOrigins: listPictureOrigins(config),
    storeFile: (name: string, type: MediaType) => {
      const { endings } = type === 'film' ? films : pictures;
      if (!stored.has(name) || !Object.hasOwn(endings, extname(name).toLowerCase()))
        throw new TranslatedRowError(null, 'contentFileUnknown', { value: JSON.stringify(name) });
      return name;
    },
  };
  const faults = createFaultList(kind);
  const document = readEntry(entry, rules, references, faults);
  refuseFaults(faults.all());
  return document ? toRows(rules, [document], present) : [];
};

/** The rows of all entries, numbered anew without those that are removed. */
const withOrder = (others: ContentRow[], own: ContentRow[], place: number): ContentRow[] => {
  const slugs = [...new Set(others.map(({ slug }) => slug))];
  const order = own.length === 0 ? slugs : [...slugs.slice(0, place), own[0]?.slug, ...slugs.slice(place)];
  return [...others, ...own].map((row) => ({ ...row, position: order.indexOf(row.slug) + 1 }));
};

const planEntry = async (db: Database, context: OfficeContext, edit: Edit, rules: KindRules, rows: ContentRow[]) => {
  const { kind, slug } = edit.key;
  const { maxEntries = 500 } = rules;
  const present = rows.filter((row) => row.kind === kind);
  const slugs = [...new Set(present.map((row) => row.slug))];
  const place = slugs.indexOf(slug);
  if (edit.isNew && place !== -1)
    throw new FieldsRefusal({ slug: { messageId: 'contentKnown', values: { value: slug } } }, 409);
  if (edit.isNew && slugs.length >= maxEntries) throw new Refusal(409, 'contentFull', { count: maxEntries });
  const own = edit.texts ? await readOwnRows(db, context, edit, rules, present) : [];
  const others = present.filter((row) => row.slug !== slug);
  const position = edit.position ?? (place === -1 ? slugs.length : place) + 1;
  const { removed, ...plan } = compare(rules, withOrder(others, own, position - 1), present);
  return {
    ...plan,
    // The others have a new place at most.
    recorded: plan.recorded.filter(({ subject }) => subject === `${kind} ${slug}`),
    kinds: [kind],
    slug,
    removed: removed.map((each) => ({ kind, slug: each })),
  };
};

const readGroups = ({ file, language }: SynonymFile, texts: GivenTexts) => {
  const faults = createFaultList(file);
  const groups = readSynonymFile(Buffer.from(texts[language]?.groups ?? ''), faults);
  const [first] = faults.all();
  if (first) {
    const values = { line: first.line, detail: first.reason };
    throw new FieldsRefusal({ [`${language}.groups`]: { messageId: 'contentSynonymsInvalid', values } });
  }
  return groups;
};

const planSynonyms = (texts: GivenTexts, rows: ContentRow[]) => {
  const planned = synonymFiles.map((file) => ({
    kind: file.kind,
    ...compareSynonyms(file, readGroups(file, texts), rows),
  }));
  return {
    rows: planned.flatMap((each) => each.rows),
    changes: planned.flatMap(({ changes }) => changes),
    recorded: planned.flatMap(({ recorded }) => recorded),
    kinds: planned.flatMap(({ kind, rows: changed }) => (changed.length > 0 ? kind : [])),
  };
};

const planEnvironments = async (db: Database, { config }: OfficeContext, { shared = {} }: GivenTexts) => {
  const before = await readEnvironmentValues(db, config.runtime.accountId);
  const after = new Map<string, string>();
  const faults = createFaultList(environmentsKind);
  for (const name of environmentNames) {
    const text = shared[name]?.trim() ?? '';
    if (text !== '') faults.attempt(1, () => after.set(name, readEnvironment(name, text)));
    else if (name === 'tax') faults.add(1, new TranslatedRowError(name, 'contentTaxMissing'));
  }
  refuseFaults(faults.all());
  return { ...compareEnvironments(after, before), environments: after };
};

const planEdit = async (db: Database, context: OfficeContext, edit: Edit): Promise<Plan> => {
  const { key, texts = {}, version } = edit;
  const plan = createPlan(await readDataVersion(db, contentScope));
  const rows = await readContentRows(db, context.config.runtime.accountId);
  if (!edit.isNew) refuseStale(version, (await readPresent(db, context, key, rows)).version);
  if (key.rules) return { ...plan, ...(await planEntry(db, context, edit, key.rules, rows)) };
  return {
    ...plan,
    ...(key.kind === environmentsKind ? await planEnvironments(db, context, texts) : planSynonyms(texts, rows)),
  };
};

/** Plans while the shop stays open, as an import does, and writes the plan unless something has changed meanwhile. */
const change = async (db: Database, context: OfficeContext, edit: Edit) => {
  for (;;) {
    const plan = await planEdit(db, context, edit);
    if (plan.changes.length === 0) return;
    if (await inTransaction(db, (transaction) => writePlan(transaction, context, plan))) return;
  }
};

type ContentInput = Pick<Edit, 'position' | 'version'> & { contentId: string; texts: GivenTexts };

export const updateContent = (db: Database, context: OfficeContext, input: ContentInput) =>
  change(db, context, { ...input, key: readContentId(input.contentId) });

export const addContent = (
  db: Database,
  context: OfficeContext,
  { contentId, texts, position }: Omit<ContentInput, 'version'>,
) => {
  const key = readContentId(contentId);
  if (key.rules?.id === undefined) throw unknownContent(contentId);
  return change(db, context, { key, texts, position, isNew: true });
};

export const removeContent = (db: Database, context: OfficeContext, contentId: string) => {
  const key = readContentId(contentId);
  if (key.rules?.id === undefined) throw unknownContent(contentId);
  return change(db, context, { key });
};

/** Stores a picture or film, and says how an entry refers to it. */
export const addContentFile = async (db: Database, context: OfficeContext, file: UploadedFile) => {
  const kind = Object.hasOwn(films.endings, extname(file.name).toLowerCase()) ? films : pictures;
  const place = { kind, container: 'Content', operation: 'addContentFile', subject: 'content file' } as const;
  return `${filesFolder}/${await storeUpload(db, context, file, place)}`;
};

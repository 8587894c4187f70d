import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document } from 'yaml';

import { languages } from '@/shared/i18n/languages';

import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import type { ContentBody } from '../repositories/contentRepository';
import { filesFolder, getStoredName, type StoredReferences, writeField } from './contentFields';
import {
  contentFileNames,
  environmentNames,
  environmentsFile,
  type Field,
  type KindRules,
  kindRules,
  synonymFiles,
} from './contentKinds';
import { type ContentRow, readContentRows, readEnvironmentValues } from './contentSources';
import { fillFolder } from './fillFolder';
import { writeSynonymFile } from './synonymFiles';

const notes: Record<string, string> = {
  [environmentsFile]: ' The tax rate is a percentage, 0 for none. Leave out what you do not use.',
};

const defaultNote = ' docs/content.md explains the fields. What is not in this file is removed by an import.';

const writeYaml = (name: string, content: unknown) => {
  const document = new Document(content);
  document.commentBefore = notes[name] ?? defaultNote;
  return document.toString({ lineWidth: 0, blockQuote: 'literal', indentSeq: false, nullStr: '' });
};

const writeFields = (fields: Record<string, Field>, body: ContentBody, references: StoredReferences) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      writeField(body[field.property ?? name], field, references, body.catalogId),
    ]),
  );

/** The entries of a file: the fields that all languages share, and the texts of each language. */
export const toEntries = (rules: KindRules, rows: ContentRow[], references: StoredReferences) => {
  const bySlug = new Map<string, Map<string, ContentBody>>();
  for (const { slug, language, body } of rows) {
    const bodies = bySlug.get(slug) ?? new Map<string, ContentBody>();
    bodies.set(language, JSON.parse(body) as ContentBody);
    bySlug.set(slug, bodies);
  }
  return [...bySlug].map(([slug, bodies]) => {
    const [any = {}] = bodies.values();
    return {
      ...(rules.id !== undefined && { slug: rules.hasNumericSlug ? Number(slug) : slug }),
      ...writeFields(rules.shared, any, references),
      ...Object.fromEntries(
        languages.map((language) => [language, writeFields(rules.translated, bodies.get(language) ?? any, references)]),
      ),
    };
  });
};

type ExportOptions = {
  accountId: number;
  directory: string;
  force: boolean;
  references: StoredReferences;
};

/** Writes only files in use: the blob storage also keeps earlier ones for pages that are still open. */
const writeFiles = async (db: Database, directory: string, rows: ContentRow[]) => {
  const values = rows.flatMap(({ body }) => Object.values(JSON.parse(body) as ContentBody));
  const names = new Set(values.flatMap((value) => getStoredName(value) ?? []));
  mkdirSync(join(directory, filesFolder));
  for (const name of names) {
    const file = await db
      .selectFrom('files')
      .select('bytes')
      .where('container', '=', 'Content')
      .where('name', '=', name)
      .executeTakeFirst();
    if (file) writeFileSync(join(directory, filesFolder, name), file.bytes);
  }
  return names.size;
};

const writeFolder = async (db: Database, directory: string, { accountId, references }: ExportOptions) => {
  const rows = await readContentRows(db, accountId);
  for (const rules of kindRules) {
    const entries = toEntries(
      rules,
      rows.filter(({ kind }) => kind === rules.kind),
      references,
    );
    // Without a document, export an empty one, so that the names of its fields are there to fill in.
    const [empty] = toEntries(
      rules,
      [{ kind: rules.kind, slug: rules.kind, language: 'en', position: 1, body: '{}' }],
      references,
    );
    const content = rules.id === undefined ? (entries[0] ?? empty) : entries;
    writeFileSync(join(directory, rules.file), writeYaml(rules.file, content));
  }
  for (const synonyms of synonymFiles) writeFileSync(join(directory, synonyms.file), writeSynonymFile(synonyms, rows));
  const values = await readEnvironmentValues(db, accountId);
  const environments = Object.fromEntries(environmentNames.map((name) => [name, values.get(name) ?? null]));
  writeFileSync(join(directory, environmentsFile), writeYaml(environmentsFile, environments));
  return {
    texts: new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`)).size,
    files: await writeFiles(db, directory, rows),
  };
};

/** Writes a folder that `content import` reads. */
export const exportContent = async (db: Database, options: ExportOptions) => {
  const { directory, force } = options;
  const present = contentFileNames.find((name) => existsSync(join(directory, name)));
  if (present !== undefined && !force)
    throw new OperatorError(
      `${join(directory, present)} exists: choose another folder, or replace the files with --force.`,
    );
  return fillFolder(directory, (draft) => writeFolder(db, draft, options));
};

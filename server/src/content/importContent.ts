import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { contentScope, readDataVersion } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { listPictureOrigins } from '../import/pictureAddress';
import { createFaultList, TranslatedRowError } from '../import/read/faults';
import { readInputFile } from '../import/read/inputFile';
import type { OfficeContext } from '../office/officeParts';
import { createContentFiles } from './contentFiles';
import { contentFileNames, environmentsFile, kindRules, synonymFiles } from './contentKinds';
import { compare, compareEnvironments, createPlan, type Plan, toRows, writePlan } from './contentPlan';
import { readContentRows, readEnvironmentValues, readReferences, readStoredNames } from './contentSources';
import { readContentFile, readEnvironmentsFile } from './readContentFile';
import { compareSynonyms, readSynonymFile } from './synonymFiles';

type ImportContentOptions = { directory: string; dryRun: boolean };

const planEnvironments = (bytes: Buffer, before: Map<string, string>) => {
  const faults = createFaultList(environmentsFile);
  const values = readEnvironmentsFile(bytes, faults);
  if (!values.has('tax') && before.has('tax') && faults.all().length === 0)
    faults.add(1, new TranslatedRowError('tax', 'contentTaxMissing'));
  return { values, faults: faults.all() };
};

const planImport = async (
  db: Database,
  { config }: OfficeContext,
  { directory }: ImportContentOptions,
): Promise<Plan> => {
  const { runtime } = config;
  const pictureOrigins = listPictureOrigins(config);
  const version = await readDataVersion(db, contentScope);
  const files = await createContentFiles(directory);
  const references = { ...(await readReferences(db, runtime)), pictureOrigins, storeFile: files.storeFile };
  const before = await readContentRows(db, runtime.accountId);
  const plan = createPlan(version);
  for (const rules of kindRules) {
    if (!existsSync(join(directory, rules.file))) continue;
    const faults = createFaultList(rules.file);
    const documents = readContentFile(await readInputFile(directory, rules.file), rules, references, faults);
    const present = before.filter(({ kind }) => kind === rules.kind);
    const { rows, removed, changes, recorded } = compare(rules, toRows(rules, documents, present), present);
    plan.faults.push(...faults.all());
    plan.changes.push(...changes);
    plan.recorded.push(...recorded);
    plan.kinds.push(rules.kind);
    plan.rows.push(...rows);
    plan.removed.push(...removed.map((slug) => ({ kind: rules.kind, slug })));
  }
  for (const synonyms of synonymFiles) {
    const { kind, file } = synonyms;
    if (!existsSync(join(directory, file))) continue;
    const faults = createFaultList(file);
    const groups = readSynonymFile(await readInputFile(directory, file), faults);
    const { rows, changes, recorded } = compareSynonyms(synonyms, groups, before);
    plan.faults.push(...faults.all());
    plan.changes.push(...changes);
    plan.recorded.push(...recorded);
    plan.kinds.push(kind);
    plan.rows.push(...rows);
  }
  if (existsSync(join(directory, environmentsFile))) {
    const present = await readEnvironmentValues(db, runtime.accountId);
    const { values, faults } = planEnvironments(await readInputFile(directory, environmentsFile), present);
    plan.faults.push(...faults);
    const { changes, recorded } = compareEnvironments(values, present);
    plan.changes.push(...changes);
    plan.recorded.push(...recorded);
    plan.environments = values;
  }
  const stored = await readStoredNames(db);
  plan.newFiles = files.all().filter(({ name }) => !stored.has(name));
  return plan;
};

/** Plans while the shop stays open, then writes all or nothing. */
export const importContent = async (db: Database, context: OfficeContext, options: ImportContentOptions) => {
  const { directory } = options;
  if (!existsSync(directory)) throw new OperatorError(`There is no folder ${directory}.`);
  if (!contentFileNames.some((name) => existsSync(join(directory, name))))
    throw new OperatorError(`${directory} has none of the files ${contentFileNames.join(', ')}.`);
  for (;;) {
    const plan = await planImport(db, context, options);
    const { faults, changes } = plan;
    if (options.dryRun || faults.length > 0 || changes.length === 0) return { faults, changes, written: false };
    const written = await inTransaction(db, (transaction) => writePlan(transaction, context, plan));
    if (written) return { faults, changes, written };
  }
};

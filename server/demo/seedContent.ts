import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languages } from '@/shared/i18n/languages';

import type { References } from '../src/content/contentFields';
import { kindRules, synonymFiles } from '../src/content/contentKinds';
import { toRows } from '../src/content/contentPlan';
import type { ContentRow } from '../src/content/contentSources';
import { readContentFile, type ReadDocument } from '../src/content/readContentFile';
import { readSynonymFile, toSynonymRow } from '../src/content/synonymFiles';
import type { Database } from '../src/db/openDatabase';
import { OperatorError } from '../src/errors';
import { createFaultList, describeFaults, type FaultList } from '../src/import/read/faults';
import { readInputFile } from '../src/import/read/inputFile';
import { type FileToStore, hashedName, storeFiles, svgFile } from '../src/repositories/fileStore';
import { createOfferItems, readCategoryRoots } from './offerItems';
import { getPicture, readPictures } from './pictures/pictureFiles';

type SeededAccount = Pick<RuntimeConfig, 'accountId' | 'catalogs'> & { rootDirectory: string };

/** As a percentage; spec §7: start-up requests the tax. */
export const demoTax = 16;

const environments = {
  facebook: 'https://www.facebook.com/medida.example',
  instagram: 'https://www.instagram.com/medida.example',
  whatsapp: 'https://wa.me/15550100',
  tax: String(demoTax),
};

/** Which catalogue each offer is from, by its place among them, and the Spanish names of its items' root categories. */
const offerSources: Record<string, { catalogIndex: number; rootNames: string[] }> = {
  'complete-table': { catalogIndex: 0, rootNames: ['Vajilla y mesa'] },
  'better-light': { catalogIndex: 1, rootNames: ['Iluminación'] },
  'shipping-season': { catalogIndex: 1, rootNames: ['Embalaje', 'Oficina y papelería'] },
  'kitchen-at-full-heat': { catalogIndex: 0, rootNames: ['Cocina'] },
  'workshop-in-order': { catalogIndex: 1, rootNames: ['Herramientas'] },
  'clean-and-tidy': { catalogIndex: 0, rootNames: ['Limpieza', 'Organización y almacenamiento'] },
};

/** The pictures in server/pictures/content and the films in server/films; collects those that the texts refer to. */
const createDemoFiles = async (rootDirectory: string) => {
  const pictures = await readPictures(rootDirectory, 'content');
  const names = ['engraving', 'measuring', 'packing'];
  const films = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, FileToStore]> => {
        const bytes = await readFile(join(rootDirectory, 'server', 'films', `${name}.mp4`));
        const stored = hashedName(name, 'mp4', bytes);
        return [`${name}.mp4`, { container: 'Content', name: stored, contentType: 'video/mp4', bytes }];
      }),
    ),
  );
  const files: FileToStore[] = [];
  const storeFile = (name: string) => {
    const stem = name.replace(/\.svg$/, '');
    const file = films.get(name) ?? svgFile('Content', stem, getPicture(pictures, stem));
    files.push(file);
    return file.name;
  };
  return { files, storeFile };
};

// A catalogue without items or a shop with one catalogue lacks some categories.
const missingCategory = 0;

/** The demo's texts are files in server/demo/content, in the format of a shop's own. */
const readDemoFile = async <Content>(
  rootDirectory: string,
  file: string,
  read: (bytes: Buffer, faults: FaultList) => Content,
): Promise<Content> => {
  const faults = createFaultList(file);
  const content = read(await readInputFile(join(rootDirectory, 'server', 'demo', 'content'), file), faults);
  if (faults.all().length > 0) throw new OperatorError(describeFaults(faults.all()).join('\n'));
  return content;
};

const withShared = ({ slug, bodies }: ReadDocument, shared: Record<string, unknown>): ReadDocument => ({
  slug,
  bodies: { es: { ...bodies.es, ...shared }, en: { ...bodies.en, ...shared }, zh: { ...bodies.zh, ...shared } },
});

/** The public content as the database stores it. Offers and product lines refer to existing items and categories. */
const readContent = async (
  db: Database,
  { catalogs, rootDirectory }: SeededAccount,
  storeFile: (name: string) => string,
): Promise<ContentRow[]> => {
  const { findRoot, findRootName } = await readCategoryRoots(db);
  const findItems = await createOfferItems(db, catalogs, findRootName);
  const references: References = {
    catalogs,
    findItem: () => undefined,
    findCategory: (name) => findRoot(name) ?? missingCategory,
    getItemCode: () => undefined,
    getCategoryPath: () => undefined,
    pictureOrigins: [],
    storeFile,
  };
  const fill = (kind: string, document: ReadDocument): ReadDocument[] => {
    if (kind === 'offer') {
      const { catalogIndex = -1, rootNames = [] } = offerSources[document.slug] ?? {};
      const catalogId = catalogs[catalogIndex];
      return catalogId === undefined
        ? []
        : [withShared(document, { catalogId, stockItemIds: findItems(catalogId, rootNames) })];
    }
    if (kind !== 'productLine') return [document];
    const found = (document.bodies.es.stockCategoryIds as number[]).filter((id) => id !== missingCategory);
    return found.length === 0 ? [] : [withShared(document, { stockCategoryIds: found })];
  };
  const rows: ContentRow[] = [];
  for (const rules of kindRules) {
    const documents = await readDemoFile(rootDirectory, rules.file, (bytes, faults) =>
      readContentFile(bytes, rules, references, faults),
    );
    rows.push(
      ...toRows(
        rules,
        documents.flatMap((document) => fill(rules.kind, document)),
        [],
      ),
    );
  }
  for (const synonyms of synonymFiles)
    rows.push(toSynonymRow(synonyms, await readDemoFile(rootDirectory, synonyms.file, readSynonymFile)));
  return rows;
};

/** Spec §7: the picture of an item without one, by language. Every shop needs it, so it is not part of the demo. */
export const storePlaceholders = async (db: Database, rootDirectory: string) => {
  const pictures = await readPictures(rootDirectory, 'placeholders');
  await storeFiles(
    db,
    languages.map((language) => ({
      container: 'StockItemImages',
      name: `placeholder.${language}.svg`,
      contentType: 'image/svg+xml',
      bytes: Buffer.from(getPicture(pictures, language)),
    })),
  );
};

/** Seeds the public content in three languages. */
export const seedContent = async (db: Database, account: SeededAccount) => {
  const { accountId, rootDirectory } = account;
  const { files, storeFile } = await createDemoFiles(rootDirectory);
  const rows = await readContent(db, account, storeFile);
  await storeFiles(db, files);
  await db
    .insertInto('content')
    .values(rows.map((row) => ({ account_id: accountId, ...row })))
    .execute();
  await db
    .insertInto('environments')
    .values(Object.entries(environments).map(([name, value]) => ({ account_id: accountId, name, value })))
    .execute();
};

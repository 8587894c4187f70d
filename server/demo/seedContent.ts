import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languages } from '@/shared/i18n/languages';

import type { Database } from '../src/db/openDatabase';
import { type FileToStore, storeFiles, svgFile } from '../src/repositories/fileStore';
import { bannerDocuments } from './content/bannerTexts';
import { brandDocuments } from './content/brandTexts';
import { companyDocuments } from './content/companyTexts';
import type { ContentDocument } from './content/contentDocument';
import { readFilms } from './content/films';
import { layoutDocuments } from './content/layoutTexts';
import { createOfferSupply } from './content/offerSupply';
import { offerDocuments } from './content/offerTexts';
import { productLineDocuments, productLines } from './content/productLineTexts';
import { readSynonymRows } from './content/synonyms';
import { termDocuments } from './content/termTexts';
import { videoDocuments } from './content/videoTexts';
import { getPicture, type Pictures, readPictures } from './pictures/pictureFiles';

type SeededAccount = Pick<RuntimeConfig, 'accountId' | 'catalogs'> & { rootDirectory: string };

/** As a percentage; spec §7: start-up requests the tax. */
export const demoTax = 16;

const environments = {
  facebook: 'https://www.facebook.com/medida.example',
  instagram: 'https://www.instagram.com/medida.example',
  whatsapp: 'https://wa.me/15550100',
  tax: String(demoTax),
};

/** Collects files, and returns the name of each in the blob storage. */
const createContentFiles = (pictures: Pictures) => {
  const files: FileToStore[] = [];
  const addFile = (file: FileToStore) => {
    files.push(file);
    return `Content/${file.name}`;
  };
  const addPicture = (name: string) => addFile(svgFile('Content', name, getPicture(pictures, name)));
  return { files, addFile, addPicture };
};

const insertDocuments = async (db: Database, accountId: number, documents: ContentDocument[]) => {
  const positions = new Map<string, number>();
  const rows = documents.flatMap(({ kind, slug, body }) => {
    const position = (positions.get(kind) ?? 0) + 1;
    positions.set(kind, position);
    return languages.map((language) => ({
      account_id: accountId,
      kind,
      slug,
      language,
      position,
      body: JSON.stringify(body(language)),
    }));
  });
  await db.insertInto('content').values(rows).execute();
};

const insertEnvironments = (db: Database, accountId: number) =>
  db
    .insertInto('environments')
    .values(Object.entries(environments).map(([name, value]) => ({ account_id: accountId, name, value })))
    .execute();

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

/**
 * Seeds the public content in three languages. Offers and product lines refer to existing items and categories.
 */
export const seedContent = async (db: Database, { accountId, catalogs, rootDirectory }: SeededAccount) => {
  const contentFiles = createContentFiles(await readPictures(rootDirectory, 'content'));
  const supply = await createOfferSupply(db, catalogs);
  const lines = productLines.filter(({ rootNames }) => supply.findCategories(rootNames).length > 0);
  const films = await readFilms(rootDirectory);
  const documents = [
    ...layoutDocuments,
    ...companyDocuments(contentFiles.addPicture('about')),
    ...bannerDocuments((slug) => contentFiles.addPicture(`banner-${slug}`)),
    ...brandDocuments((slug) => contentFiles.addPicture(`brand-${slug}`)),
    ...offerDocuments(supply.offers, ({ slug }) => contentFiles.addPicture(`offer-${slug}`), supply.findItems),
    ...videoDocuments(
      (slug) => contentFiles.addPicture(`video-${slug}`),
      (slug) => contentFiles.addFile(films[slug]),
    ),
    ...productLineDocuments(lines, ({ slug }) => contentFiles.addPicture(`line-${slug}`), supply.findCategories),
    ...termDocuments,
  ];
  await storeFiles(db, contentFiles.files);
  await insertDocuments(db, accountId, documents);
  const synonyms = await readSynonymRows(rootDirectory);
  await db
    .insertInto('content')
    .values(synonyms.map((row) => ({ account_id: accountId, ...row })))
    .execute();
  await insertEnvironments(db, accountId);
};

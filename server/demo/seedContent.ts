import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { languages } from '@/shared/i18n/languages';

import type { Database } from '../src/db/openDatabase';
import { drawingFile, type FileToStore, storeFiles } from '../src/repositories/fileStore';
import { bannerDocuments } from './content/bannerTexts';
import { brandDocuments } from './content/brandTexts';
import { companyDocuments } from './content/companyTexts';
import type { ContentDocument } from './content/contentDocument';
import { readFilms } from './content/films';
import { layoutDocuments } from './content/layoutTexts';
import { createOfferSupply } from './content/offerSupply';
import { offerDocuments } from './content/offerTexts';
import { productLineDocuments, productLines } from './content/productLineTexts';
import { termDocuments } from './content/termTexts';
import { videoDocuments } from './content/videoTexts';
import { drawBanner, drawOffer, drawProductLine, drawVideoPoster } from './drawings/drawBanner';
import { drawBrandLogo } from './drawings/drawBrandLogo';
import { drawPlaceholder } from './drawings/drawPlaceholder';

type SeededAccount = Pick<RuntimeConfig, 'accountId' | 'catalogs'> & { rootDirectory: string };

/** As a percentage; spec §7: start-up requests the tax. */
export const demoTax = 16;

const environments = {
  facebook: 'https://www.facebook.com/medida.example',
  instagram: 'https://www.instagram.com/medida.example',
  whatsapp: 'https://wa.me/15550100',
  tax: String(demoTax),
};

/** Stores each file once and returns its name in the blob storage. */
const createContentFiles = () => {
  const files: FileToStore[] = [];
  const addFile = (file: FileToStore) => {
    files.push(file);
    return `Content/${file.name}`;
  };
  const addDrawing = (stem: string, drawing: string) => addFile(drawingFile('Content', stem, drawing));
  return { files, addFile, addDrawing };
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
export const storePlaceholders = (db: Database) =>
  storeFiles(
    db,
    languages.map((language) => ({
      container: 'StockItemImages',
      name: `placeholder.${language}.svg`,
      contentType: 'image/svg+xml',
      bytes: Buffer.from(drawPlaceholder(language)),
    })),
  );

/**
 * Seeds the public content in three languages. Offers and product lines refer to existing items and categories.
 */
export const seedContent = async (db: Database, { accountId, catalogs, rootDirectory }: SeededAccount) => {
  const contentFiles = createContentFiles();
  const supply = await createOfferSupply(db, catalogs);
  const lines = productLines.filter(({ rootNames }) => supply.findCategories(rootNames).length > 0);
  const films = await readFilms(rootDirectory);
  const documents = [
    ...layoutDocuments,
    ...companyDocuments(contentFiles.addDrawing('about', drawProductLine('packaging'))),
    ...bannerDocuments((scene) => contentFiles.addDrawing(`banner-${scene}`, drawBanner(scene))),
    ...brandDocuments((slug, name, index) => contentFiles.addDrawing(`brand-${slug}`, drawBrandLogo(name, index))),
    ...offerDocuments(
      supply.offers,
      ({ slug, scene }) => contentFiles.addDrawing(`offer-${slug}`, drawOffer(scene)),
      supply.findItems,
    ),
    ...videoDocuments(
      (scene) => contentFiles.addDrawing(`video-${scene}`, drawVideoPoster(scene)),
      (slug) => contentFiles.addFile(films[slug]),
    ),
    ...productLineDocuments(
      lines,
      ({ slug, scene }) => contentFiles.addDrawing(`line-${slug}`, drawProductLine(scene)),
      supply.findCategories,
    ),
    ...termDocuments,
  ];
  await storeFiles(db, contentFiles.files);
  await insertDocuments(db, accountId, documents);
  await insertEnvironments(db, accountId);
};

import { languages } from '@/shared/i18n/languages';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { Database } from '../db/openDatabase';
import { bannerDocuments } from './content/bannerTexts';
import { brandDocuments, brands } from './content/brandTexts';
import { companyDocuments } from './content/companyTexts';
import type { ContentDocument } from './content/contentDocument';
import { layoutDocuments } from './content/layoutTexts';
import { offerDocuments, offers } from './content/offerTexts';
import { productLineDocuments, productLines } from './content/productLineTexts';
import { termDocuments } from './content/termTexts';
import { videoDocuments, videos } from './content/videoTexts';
import { drawBanner } from './content/drawings/bannerDrawings';
import {
  drawLogo,
  drawOffer,
  drawPlaceholder,
  drawPoster,
  drawProductLine,
  drawWorkshop,
} from './content/drawings/contentDrawings';
import { drawingFile, storeFiles, type FileToStore } from './storeFile';

type SeededAccount = Pick<RuntimeConfig, 'accountId' | 'catalogs'>;

const itemsPerOffer = 8;

/** Keeps each drawing once, and gives the name under which the blob storage has it. */
const createDrawingShelf = () => {
  const files: FileToStore[] = [];
  const put = (stem: string, drawing: string) => {
    const file = drawingFile('Content', stem, drawing);
    files.push(file);
    return `Content/${file.name}`;
  };
  return { files, put };
};

const colourOf = (list: { slug: string; colour: string }[], slug: string) =>
  list.find((entry) => entry.slug === slug)?.colour ?? '#1d4e6b';

const readOfferItems = async (db: Database, catalogId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('stock_items')
    .select('stock_item_id')
    .where('catalog_id', '=', catalogId)
    .where('is_offer', '=', 1)
    .where('deleted', '=', 0)
    .where('price_cents', 'is not', null)
    .orderBy('position')
    .orderBy('stock_item_id')
    .limit(itemsPerOffer * offers.length)
    .execute();
  return rows.map((row) => row.stock_item_id);
};

const readRootCategories = (db: Database) =>
  db
    .selectFrom('stock_categories')
    .select(['stock_category_id', 'name_es'])
    .where('parent_stock_category_id', 'is', null)
    .where('deleted', '=', 0)
    .orderBy('catalog_id')
    .orderBy('position')
    .execute();

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

const environments = {
  facebook: 'https://www.facebook.com/medida.example',
  instagram: 'https://www.instagram.com/medida.example',
  whatsapp: 'https://wa.me/15550100',
  // Spec §7: start-up asks for tax; in per cent.
  tax: '16',
};

const seedEnvironments = (db: Database, accountId: number) =>
  db
    .insertInto('environments')
    .values(Object.entries(environments).map(([name, value]) => ({ account_id: accountId, name, value })))
    .execute();

/** The public content in three languages. Offers and product lines point at what the catalogues hold by now. */
export const seedContent = async (db: Database, { accountId, catalogs }: SeededAccount) => {
  const shelf = createDrawingShelf();
  const offerItems = await Promise.all(catalogs.map((catalogId) => readOfferItems(db, catalogId)));
  const roots = await readRootCategories(db);
  const logo = (name: string) => {
    const brand = brands.find((candidate) => candidate.name === name);
    return shelf.put(`brand-${name.toLowerCase()}`, drawLogo(name, brand?.mark ?? 'ring', brand?.colour ?? '#1d4e6b'));
  };
  const documents = [
    ...layoutDocuments,
    ...companyDocuments(shelf.put('about', drawWorkshop())),
    ...bannerDocuments((drawing) => shelf.put(`banner-${drawing}`, drawBanner(drawing))),
    ...brandDocuments(logo),
    ...offerDocuments(
      (slug) => shelf.put(`offer-${slug}`, drawOffer(colourOf(offers, slug))),
      ({ slug, catalogIndex }) => {
        const index = catalogs[catalogIndex] === undefined ? 0 : catalogIndex;
        const first = offers.findIndex((offer) => offer.slug === slug) * itemsPerOffer;
        return {
          catalogId: catalogs[index] ?? 1,
          stockItemIds: offerItems[index]?.slice(first, first + itemsPerOffer) ?? [],
        };
      },
    ),
    ...videoDocuments((slug) => shelf.put(`video-${slug}`, drawPoster(colourOf(videos, slug)))),
    ...productLineDocuments(
      (slug) => shelf.put(`line-${slug}`, drawProductLine(colourOf(productLines, slug))),
      (names) => roots.filter((root) => names.includes(root.name_es.trim())).map((root) => root.stock_category_id),
    ),
    ...termDocuments,
  ];
  const placeholders = languages.map((language) => ({
    container: 'StockItemImages',
    name: `placeholder.${language}.svg`,
    contentType: 'image/svg+xml',
    bytes: Buffer.from(drawPlaceholder(language)),
  }));
  await storeFiles(db, [...shelf.files, ...placeholders]);
  await insertDocuments(db, accountId, documents);
  await seedEnvironments(db, accountId);
};

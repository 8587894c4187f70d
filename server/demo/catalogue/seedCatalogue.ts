import { inParts } from '../../src/db/inParts';
import type { Database } from '../../src/db/openDatabase';
import type { ItemFeaturesTable, StockItemsTable, StockLevelsTable } from '../../src/db/tables';
import { storeFiles } from '../../src/repositories/fileStore';
import { readPhotographs } from '../pictures/photographs';
import { createProductPictures, type ProductPictures } from '../pictures/productPictures';
import { createRandom, type Random } from '../random';
import { layOutTree, readPlan } from './categoryTrees';
import { createDataSheet } from './dataSheetFeature';
import { createFeatureRows, createHeaderRows, describeItem } from './itemFeatures';
import { createMatrixGroup, generateItemGroups, isMatrixKind, type ItemGroup } from './itemGroups';
import { createCategoryFile, createPictureStore, type PictureStore } from './itemPictures';
import { createRows, type ItemDraft } from './itemRows';

const aDay = 86_400_000;

const toDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Most items are there, some nearly gone, and a few expected; the rest is not counted, and nor are parents. */
const createStockRows = (random: Random, items: readonly StockItemsTable[], anchor: number): StockLevelsTable[] =>
  items.flatMap(({ catalog_id, stock_item_id, is_parent }) => {
    const [share, plenty, few, arriving, days] = [
      random.next(),
      random.int(3, 90) * 4,
      random.int(1, 10),
      random.int(2, 20) * 12,
      random.int(4, 40),
    ];
    if (is_parent === 1 || share < 0.04) return [];
    const quantity = share < 0.82 ? plenty : share < 0.93 ? few : 0;
    const isExpected = quantity === 0 || (quantity === few && share < 0.88);
    return {
      catalog_id,
      stock_item_id,
      quantity,
      expected_date: isExpected ? toDate(anchor + days * aDay) : null,
      expected_quantity: isExpected ? arriving : null,
    };
  });

export type CatalogueOptions = { rootDirectory: string; items?: number; seed?: number; anchor?: number };

const defaultItems = 1200;
const firstItemId = 1001;
/** This many item ids exist in both catalogues, as different items of different companies. */
const sharedIds = 12;
/** Smaller catalogues have no room for a design in several sizes and colours, which is the last of the others. */
const smallCatalogue = 50;
const matrixSize = 12;
/** From this size on, pictures are shared more widely, and only the first items get views and data sheets. */
const largeCatalogue = 5000;
const batch = 400;

type Scale = { shapes: number; sized: boolean; furnished: number; described: number };

const getScale = (items: number): Scale =>
  items <= largeCatalogue
    ? { shapes: 24, sized: true, furnished: items, described: items }
    : { shapes: 2, sized: false, furnished: 600, described: 20_000 };

const splitItems = (items: number, catalogs: number) => {
  const first = catalogs === 1 ? items : Math.ceil(items * 0.55);
  return Array.from({ length: catalogs }, (_, index) => {
    if (index === 0) return first;
    const rest = items - first;
    return Math.floor((rest * index) / (catalogs - 1)) - Math.floor((rest * (index - 1)) / (catalogs - 1));
  });
};

const createCounter = (start: number) => {
  let next = start;
  return () => next++;
};

const insertAll = async (
  db: Database,
  items: StockItemsTable[],
  stock: StockLevelsTable[],
  features: ItemFeaturesTable[],
) => {
  if (items.length > 0) await db.insertInto('stock_items').values(items).execute();
  if (stock.length > 0) await db.insertInto('stock_levels').values(stock).execute();
  for (const part of inParts(features)) await db.insertInto('item_features').values(part).execute();
};

// The last group may have too many items: keep its first ones, without a parent that would lack variants.
const fitGroup = (group: ItemGroup, maxItems: number): ItemGroup => {
  const count = group.versions.length + (group.parent === null ? 0 : 1);
  return count <= maxItems ? group : { ...group, parent: null, versions: group.versions.slice(0, maxItems) };
};

type CatalogSeed = {
  db: Database;
  rootDirectory: string;
  catalogId: number;
  catalogIndex: number;
  count: number;
  startId: number;
  seed: number;
  anchor: number;
  scale: Scale;
  pictures: ProductPictures;
  pictureStore: PictureStore;
};

const seedItems = async (catalogSeed: CatalogSeed) => {
  const { db, rootDirectory, catalogId, catalogIndex, count, startId, seed, anchor, scale, pictures, pictureStore } =
    catalogSeed;
  const plan = await readPlan(rootDirectory, catalogIndex);
  const { rows: categories, kinds, pictures: categoryPictures } = layOutTree(plan.kinds, catalogId, catalogIndex);
  await db.insertInto('stock_categories').values(categories).execute();
  await db.insertInto('header_features').values(createHeaderRows(catalogId, catalogIndex)).execute();
  await storeFiles(
    db,
    categoryPictures.map((each) => createCategoryFile(pictures, each)),
  );

  const random = createRandom(seed, `catalogue ${catalogIndex}`);
  // A sequence of its own: the stock changes nothing about the items.
  const randomStock = createRandom(seed, `stock ${catalogIndex}`);
  const numbering = { catalogId, catalogIndex, nextId: createCounter(startId), nextPosition: createCounter(1) };
  const nextFeatureId = createCounter(1);
  let items: StockItemsTable[] = [];
  let features: ItemFeaturesTable[] = [];
  let createdCount = 0;

  const createFeatures = (draft: ItemDraft, hasViews: boolean, hasDataSheet: boolean) => {
    const described = createdCount < scale.described ? describeItem(draft) : describeItem(draft).slice(0, 2);
    const sheet = hasDataSheet ? createDataSheet(draft, described) : null;
    if (sheet !== null) pictureStore.add(sheet.file);
    const views = hasViews ? pictureStore.viewFeatures(draft) : [];
    return createFeatureRows(
      draft,
      [...described, ...views, ...(sheet === null ? [] : [sheet.feature])],
      catalogIndex,
      nextFeatureId,
    );
  };

  const flush = async () => {
    await storeFiles(db, pictureStore.takePending());
    await insertAll(db, items, createStockRows(randomStock, items, anchor), features);
    items = [];
    features = [];
  };

  const countBeforeMatrix =
    count - (count > smallCatalogue && kinds.some(({ kind }) => isMatrixKind(kind)) ? matrixSize : 0);
  for (const generated of generateItemGroups(random, { kinds, collections: plan.collections, shapes: scale.shapes })) {
    if (createdCount >= count) break;
    const isLast = createdCount >= countBeforeMatrix;
    if (isLast && !isMatrixKind(generated.kind)) continue;
    const group = isLast ? createMatrixGroup(generated) : fitGroup(generated, countBeforeMatrix - createdCount);
    const furnished = createdCount < scale.furnished;
    const viewed = furnished && random.chance(0.35);
    const documented = furnished && random.chance(0.25);
    for (const draft of createRows(random, group, numbering)) {
      draft.row.image_name = random.chance(0.02) ? null : pictureStore.itemPicture(draft);
      items.push(draft.row);
      features.push(...createFeatures(draft, viewed, documented));
      createdCount += 1;
    }
    if (items.length >= batch) await flush();
  }
  await flush();
};

/** Seeds the demo catalogues: the same options give the same rows and files. */
export const seedCatalogue = async (db: Database, catalogIds: number[], options: CatalogueOptions) => {
  const { rootDirectory, items = defaultItems, seed = 1, anchor = Date.now() } = options;
  const scale = getScale(items);
  const pictures = await createProductPictures(rootDirectory);
  const pictureStore = createPictureStore({ pictures, photographs: await readPhotographs(rootDirectory) }, scale.sized);
  let startId = firstItemId;
  for (const [catalogIndex, count] of splitItems(items, catalogIds.length).entries()) {
    const catalogId = catalogIds[catalogIndex];
    if (catalogId === undefined) continue;
    await seedItems({
      db,
      rootDirectory,
      catalogId,
      catalogIndex,
      count,
      startId,
      seed,
      anchor,
      scale,
      pictures,
      pictureStore,
    });
    startId += Math.max(0, count - sharedIds);
  }
};

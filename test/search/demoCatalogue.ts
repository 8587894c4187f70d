import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Language } from '@/shared/i18n/languages';
import type { Category, StockItem } from '@/contracts/inventory';

import { seedDatabase } from '../../server/demo/seedDatabase';
import { readServerConfig } from '../../server/src/config/serverConfig';
import { migrateDatabase } from '../../server/src/db/migrateDatabase';
import { openDatabase } from '../../server/src/db/openDatabase';
import { createCatalogueRepository } from '../../server/src/repositories/catalogueRepository';

export type JudgedItem = Pick<StockItem, 'code' | 'additionalCode' | 'name'> & {
  key: string;
  /** What conditions are matched against: see README.md. */
  line: string;
};

const listPath = (categories: readonly Category[], id: number | null): string[] => {
  const category = categories.find(({ stockCategoryId }) => stockCategoryId === id);
  return category ? [...listPath(categories, category.parentStockCategoryId), category.name?.trim() ?? ''] : [];
};

/** A database of its own with the demo that a new shop starts with. */
export const openDemoCatalogue = async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'medida-judged-'));
  const read = readServerConfig({ rootDirectory: process.cwd(), environment: {}, file: {} });
  const config = { ...read, dataDirectory };
  const onIdleError = (error: Error) => {
    throw error;
  };
  const database = openDatabase({ dataDirectory, databaseUrl: '', poolSize: 1, onIdleError });
  await migrateDatabase(database.db, database.engine);
  await seedDatabase(database.db, { ...config.runtime, rootDirectory: config.rootDirectory });
  const repository = createCatalogueRepository(database.db);

  const describeItems = async (catalogId: number, language: Language): Promise<JudgedItem[]> => {
    const categories = await repository.categories(catalogId, language);
    const features = new Map<number, string>();
    for await (const batch of repository.featureValues(catalogId, language)) {
      for (const { stockItemId, name, value } of batch)
        features.set(stockItemId, `${features.get(stockItemId) ?? ''} ${name}: ${value};`);
    }
    const items: JudgedItem[] = [];
    for await (const batch of repository.items(catalogId)) {
      for (const row of batch.filter(({ deleted }) => deleted === 0)) {
        const { stock_item_id: id, code, additional_code: additionalCode } = row;
        const name = row[`name_${language}`];
        const path = listPath(categories, row.stock_category_id).join(' / ');
        const line = `${code} ${additionalCode} | ${name} | ${path} |${features.get(id) ?? ''}`;
        items.push({ key: `${catalogId}:${id}`, code, additionalCode, name, line });
      }
    }
    return items;
  };

  return {
    config,
    database,
    items: async (language: Language) =>
      (await Promise.all(config.runtime.catalogs.map((catalogId) => describeItems(catalogId, language)))).flat(),
    close: async () => {
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};

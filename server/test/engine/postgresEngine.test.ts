import type { PricesRequest } from '@/engine/host/catalogEngine';
import type { CatalogQuery } from '@/engine/query/catalogQuery';
import { sortOrderNames } from '@/engine/query/sortOrders';
import { type Language, languages } from '@/shared/i18n/languages';

import { readJudgedQueries } from '../../../test/search/judgedQueries';
import { someChance } from '../../../test/support/builders/aCatalogue';
import { seedDatabase } from '../../demo/seedDatabase';
import { type CatalogEngines, createCatalogEngines, type Viewer } from '../../src/engine/catalogEngines';
import { createListRequests } from '../../src/engine/listRequests';
import { readChange } from '../../src/engine/postgres/changeLog';
import { createPostgresEngines, prepareIndex } from '../../src/engine/postgres/openEngines';
import { createPriceRequests } from '../../src/engine/priceRequests';
import { createThreadEngines } from '../../src/engine/threadEngines';
import { featureColumns } from '../../src/import/plan/planFeatures';
import { createDataVersion } from '../../src/rendering/dataVersion';
import { createOwnFetch } from '../../src/rendering/ownFetch';
import { createPriceListsRepository } from '../../src/repositories/priceListsRepository';
import { aClient, ana } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { fillRandomly, priceListId, type RandomShop } from '../support/randomShop';
import { createShopper } from '../support/shopper';
import { createTestApp } from '../support/testApp';
import { engines as databases } from '../support/testDatabase';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const fillWithDemo = async ({ config, database }: TestApp): Promise<RandomShop> => {
  await seedDatabase(database.db, { ...config.runtime, rootDirectory: config.rootDirectory });
  return { catalogs: config.runtime.catalogs, items: [] };
};

const openBoth = async (seed: number, fill = ({ database }: TestApp) => fillRandomly(database.db, seed)) => {
  const app = await createTestApp('postgres');
  const { db } = app.database;
  const shop = await fill(app);
  await db
    .insertInto('clients')
    .values(await aClient({ price_list_id: priceListId }))
    .execute();
  // Each request sees the newest data.
  let now = 0;
  const readVersion = createDataVersion(db, () => (now += 1000), true);
  await prepareIndex({ db }, { catalogueEngine: 'postgres' });
  const memory = createCatalogEngines({
    create: createThreadEngines({ threadFile: undefined, fetch: createOwnFetch(app.app), onFault: () => undefined }),
    createRequest: await createListRequests(app.config.rootDirectory, app.config.runtime),
    readVersion,
  });
  const postgres = createPostgresEngines({ db, config: app.config, readVersion });
  const findPrices = await createPriceRequests(app.config.rootDirectory, app.config.runtime, {
    priceLists: createPriceListsRepository(db),
    today: () => '2026-03-02',
  });
  const { token } = await createShopper(app.call, ana);
  const close = async () => {
    memory.dispose();
    await app.close();
  };
  return { db, shop, memory, postgres, findPrices: () => findPrices(ana.clientId, token), close };
};

type Opened = Awaited<ReturnType<typeof openBoth>>;

const createRandom = (seed: number) => {
  const chance = someChance(seed);
  const upTo = (most: number) => Math.floor(chance() * most);
  return { chance, upTo, pick: <Value>(from: readonly Value[]): Value => from[upTo(from.length)] as Value };
};
type Random = ReturnType<typeof createRandom>;

const aFilter = ({ chance, upTo, pick }: Random): CatalogQuery => ({
  ...(chance() < 0.3 && { categoryId: `${1 + upTo(2)}:${1 + upTo(13)}` }),
  ...(chance() < 0.15 && { offers: true }),
  ...(chance() < 0.15 && { recent: true }),
  ...(chance() < 0.15 && { catalogIds: [1 + upTo(3)] }),
  ...(chance() < 0.3 && {
    features: {
      material: ['steel', ...(chance() < 0.5 ? ['brass'] : [])],
      ...(chance() < 0.4 && { colour: ['red'] }),
      ...(chance() < 0.1 && { unknown: ['value'] }),
    },
  }),
  ...(chance() < 0.3 && { price: { from: pick([null, 10, 25.5]), to: pick([null, 40, 60.99]) } }),
  ...(chance() < 0.2 && { inStock: true }),
  ...(chance() < 0.25 && {
    preferred: Array.from({ length: 1 + upTo(12) }, () => `${1 + upTo(2)}:${1 + upTo(170)}`),
    onlyPreferred: chance() < 0.5,
  }),
});

const disguise = ({ chance, upTo, pick }: Random, text: string): string => {
  const at = upTo(text.length);
  const other = pick(Array.from('aeiost1锅刷'));
  const mistyped = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + other + text.slice(at),
    text.slice(0, at) + other + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
    text.toUpperCase(),
    text.normalize('NFD'),
    text.replaceAll(' ', ''),
    `${text}s`,
    text.slice(at),
    text.slice(0, at),
  ];
  return chance() < 0.4 ? text : pick(mistyped);
};

/** Parts of codes and names in any language, categories, synonyms, and what comes of typing them badly. */
const aText = (random: Random, { items }: RandomShop): string => {
  const { upTo, pick, chance } = random;
  const parts = Array.from({ length: 1 + upTo(3) }, () => {
    const item = pick(items);
    const name = pick([item.name_es, item.name_en, item.name_zh]);
    const words = name.split(' ');
    const source = pick([
      item.code,
      item.additional_code,
      name,
      pick(words),
      pick(words),
      pick(words),
      '6 litros',
      'pans',
      'skillet',
      'steel',
      '锅类',
      'of',
      '%_\\',
      '"',
    ]);
    return disguise(random, source);
  });
  const text = parts.join(' ');
  return chance() < 0.2 ? text.slice(0, 1 + upTo(4)) : text;
};

const aQuery = (random: Random, shop: RandomShop): CatalogQuery => {
  const { chance, upTo, pick } = random;
  return {
    ...(chance() < 0.6 && { text: aText(random, shop), isLiteral: chance() < 0.15 }),
    ...aFilter(random),
    ...(chance() < 0.6 && { sort: pick(sortOrderNames) }),
    ...(chance() < 0.5 && { page: upTo(9) }),
    ...(chance() < 0.7 && { pageSize: 1 + upTo(40) }),
    ...(chance() < 0.6 && { isGrouped: true }),
  };
};

const aReference = ({ chance, upTo }: Random) =>
  chance() < 0.8 ? { key: `${1 + upTo(2)}:${1 + upTo(165)}` } : { stockItemId: 1 + upTo(165) };

const aRequest = (random: Random, shop: RandomShop) => {
  const { chance, upTo, pick } = random;
  const kinds = {
    query: () => aQuery(random, shop),
    priceList: () => ({ query: aQuery(random, shop), from: upTo(60), count: upTo(60) }),
    neighbours: () => ({ query: aQuery(random, shop), reference: aReference(random) }),
    suggest: () => ({ text: aText(random, shop), items: upTo(9), categories: upTo(5) }),
    brands: () => [aText(random, shop), 'Steel', 'red'],
    checkCodes: () => Array.from({ length: 1 + upTo(3) }, () => disguise(random, pick(shop.items).code)),
    categories: () => undefined,
    item: () => aReference(random),
    items: () => Array.from({ length: upTo(5) }, () => pick(['1:9', '2:160', '3:1', 'none', '1:16', '01:9'])),
    variants: () => aReference(random),
    related: () => ({ reference: aReference(random), limit: upTo(30) }),
    marked: () => ({ kind: pick(['highlighted', 'recent'] as const), limit: upTo(30) }),
  };
  const method = chance() < 0.5 ? 'query' : pick(Object.keys(kinds) as (keyof typeof kinds)[]);
  return { method, arg: kinds[method]() };
};

/** With the newest lists, however long they take to load, also those in other languages. */
const getCurrent = async (engines: CatalogEngines, viewer: Viewer, prices: PricesRequest | undefined) => {
  const get = async (language: Language) => {
    for (;;) {
      const { engine, isCurrent } = await engines.get({ ...viewer, language }, prices);
      if (isCurrent()) return engine;
    }
  };
  await Promise.all(languages.map(get));
  return get(viewer.language);
};

const compare = async ({ memory, postgres, shop, findPrices }: Opened, seed: number, count: number) => {
  const random = createRandom(seed);
  for (let at = 0; at < count; at += 1) {
    const viewer = { language: random.pick(languages) };
    const { method, arg } = aRequest(random, shop);
    const prices = random.chance() < 0.3 ? await findPrices() : undefined;
    const answers = [memory, postgres].map(async (engines) =>
      (await getCurrent(engines, viewer, prices)).request(method, arg),
    );
    const [expected, answer] = await Promise.all(answers);
    const asked = { viewer, method, arg, prices: prices?.key };
    expect({ ...asked, answer }).toEqual({ ...asked, answer: expected });
  }
};

/** Prices, names, variants and features of some items, and others that are new or gone. */
const changeSome = async ({ db, shop }: Opened) => {
  const [first, second, third] = shop.items.filter((item) => item.catalog_id === 1 && item.deleted === 0);
  await importInto(db, {
    skipBad: true,
    items: readItems(
      'code,nameEs,nameEn,nameZh,price,parentCode,deleted',
      `${first?.code},Sartén nueva 7 l,New frying pan 7 l,新煎锅,3.50,,`,
      `${second?.code},Olla,Pot,锅,4,,1`,
      'NEW-1,Olla exprés,Pressure cooker,压力锅,99,,',
      'NEW-2,Olla exprés roja,Red pressure cooker,红色压力锅,98,NEW-1,',
    ),
    features: aTable('features.csv', featureColumns, [
      'code,nameEs,nameEn,nameZh,valueEs,valueEn,valueZh',
      `${third?.code},Material,Material,材料,Titanio,Titanium,钛`,
      'NEW-1,Material,Material,材料,Acero,Steel,钢',
    ]),
  });
};

/** Names, prices and places of some items, one that is sold again, and one that is gone; no features. */
const changeItemsOnly = async ({ db, shop }: Opened) => {
  const [first, , , fourth] = shop.items.filter((item) => item.catalog_id === 1 && item.deleted === 0);
  const gone = shop.items.find((item) => item.catalog_id === 1 && item.deleted === 1);
  await importInto(db, {
    skipBad: true,
    items: readItems(
      'code,nameEs,nameEn,nameZh,price,parentCode,deleted',
      `${first?.code},Sartén vieja 7 l,Old frying pan 7 l,旧煎锅,3.10,,`,
      `${gone?.code},Olla de vuelta,Returned pot,回锅,5,,0`,
      `${fourth?.code},Olla,Pot,锅,4,,1`,
      'NEW-2,Olla exprés roja,Red pressure cooker,红色压力锅,98,NEW-1,1',
      'NEW-3,Cazo azul 2 l,Blue saucepan 2 l,蓝色奶锅,12,,',
    ),
  });
};

/** A name, a price and a code of items that keep their places. */
const changeTextsOnly = async ({ db, shop }: Opened) => {
  const [first, , third] = shop.items.filter((item) => item.catalog_id === 1 && item.deleted === 0);
  await importInto(db, {
    items: readItems(
      'code,nameEs,nameEn,nameZh,price,additionalCode',
      `${first?.code},Sartén honda 5 l,Deep frying pan 5 l,深煎锅,4.20,${first?.additional_code}`,
      `${third?.code},Vaso alto,Tall glass,高杯,2,EAN-7-X`,
    ),
  });
};

const readVersion = async ({ db }: Opened) => {
  const rows = await db.selectFrom('data_versions').selectAll().where('scope', '=', 'catalog:1').execute();
  return rows[0]?.version ?? '';
};

const describeOnPostgres = databases.includes('postgres') ? describe : describe.skip;

describeOnPostgres('the catalogue engine on PostgreSQL', () => {
  it.each([1, 2, 3])(
    'answers as the engine in memory does, before and after an import (catalogue %p)',
    async (seed) => {
      const opened = await openBoth(seed);
      try {
        await compare(opened, seed, 50);
        const from = await readVersion(opened);
        await changeSome(opened);
        await compare(opened, seed + 100, 20);
        await changeTextsOnly(opened);
        await compare(opened, seed + 300, 20);
        const between = await readVersion(opened);
        await changeItemsOnly(opened);
        await compare(opened, seed + 200, 20);
        const to = await readVersion(opened);
        expect(await readChange(opened.db, 1, { from, to })).toMatchObject({ hasFeatures: true });
        expect(await readChange(opened.db, 1, { from: between, to })).toMatchObject({ hasFeatures: false });
        expect(await readChange(opened.db, 1, { from: 'unknown', to })).toBeNull();
      } finally {
        await opened.close();
      }
    },
  );

  it('finds for judged queries what the engine in memory does', async () => {
    const { memory, postgres, close } = await openBoth(0, fillWithDemo);
    try {
      for (const language of languages) {
        const texts = (await readJudgedQueries(language)).map(({ text }) => text);
        const [one, other] = await Promise.all([memory, postgres].map((engines) => engines.get({ language })));
        for (const text of texts.filter((_, at) => at % 6 === 0)) {
          const query: CatalogQuery = { text, isGrouped: true };
          const answer = await other?.engine.request('query', query);
          expect({ text, answer }).toEqual({ text, answer: await one?.engine.request('query', query) });
        }
      }
    } finally {
      await close();
    }
  });
});

import { someChance } from '../../../test/support/builders/aCatalogue';
import { raiseDataVersions } from '../../src/db/dataVersions';
import type { Database } from '../../src/db/openDatabase';
import type { ItemFeaturesTable, StockItemsTable } from '../../src/db/tables';
import { aCategory, anItem } from './builders';

const things = [
  ['Tornillo', 'Screw', '螺丝'],
  ['Olla', 'Pot', '锅'],
  ['Sartén', 'Frying pan', '煎锅'],
  ['Toalla', 'Tea towel', '茶巾'],
  ['Martillo', 'Hammer', '锤子'],
  ['Cuchillo', 'Knife', '刀'],
  ['Cepillo', 'Brush', '刷子'],
  ['Vaso', 'Glass', '玻璃杯'],
  ['Llave', 'Wrench', '扳手'],
] as const;
const makes = [
  ['de acero', 'steel', '不锈钢'],
  ['de latón', 'brass,', '黄铜'],
  ['de Ñandú', 'Müller', '米勒'],
  ['“rojo”', '(red)', '红色'],
  ['galvanizado', 'heavy-duty', '重型'],
] as const;
const sizes = ['6 l', '1½ in', '4 x 40 mm', '500 ml', '12 pcs', 'M8', '10', '2', ''];
const families = ['KT', 'WS', 'ÑA', 'V', 'LL.'];
const categoryNames = ['Pots', 'Pans', 'Tools', 'Brushes', 'Glass', 'Kitchen', 'Steel goods'];
const values = [
  ['Material', 'Steel', 'Acero', '钢'],
  ['Material', 'Brass', 'Latón', '黄铜'],
  ['Material', 'Glass', 'Vidrio', '玻璃'],
  ['Colour', 'Red', 'Rojo', '红'],
  ['Colour', 'Blue', 'Azul', '蓝'],
  ['Capacity', '6 l', '6 l', '6 升'],
  ['Capacity', '500 ml', '500 ml', '500 毫升'],
  ['Weight', 'one kilogram', 'un kilo', '一公斤'],
] as const;

export const priceListId = 12;

/** A discount for the whole first catalogue, and other prices of some items. */
const fillPrices = async (db: Database, items: readonly StockItemsTable[], chance: () => number) => {
  const list = { price_list_id: priceListId, valid_from: '0001-01-01', valid_until: '9999-12-31' };
  const none = { discount: null, price_cents: null, best_price_cents: null, quantity_best_price: null };
  await db
    .insertInto('price_lists')
    .values({ price_list_id: priceListId, account_id: 1, name: 'Trade', version: 'first' })
    .execute();
  const some = items.filter(() => chance() < 0.2);
  await db
    .insertInto('list_prices')
    .values([
      { ...list, ...none, catalog_id: 1, stock_item_id: 0, discount: 1250 },
      ...some.map(({ catalog_id, stock_item_id }) => ({
        ...list,
        ...none,
        catalog_id,
        stock_item_id,
        ...(chance() < 0.5 ? { discount: 3333 } : { price_cents: chance() < 0.1 ? null : Math.floor(chance() * 5000) }),
      })),
    ])
    .execute();
};

const synonyms = {
  es: [
    ['sartén', 'paila'],
    ['olla', 'cacerola'],
  ],
  en: [
    ['pan', 'skillet'],
    ['pot', 'saucepan'],
  ],
  zh: [['锅', '镬']],
};

const fillSynonyms = async (db: Database) => {
  const rows = Object.entries(synonyms).map(([language, groups]) => ({
    account_id: 1,
    kind: `synonyms-${language}`,
    language,
    slug: '',
    position: 0,
    body: JSON.stringify({ groups }),
  }));
  await db.insertInto('content').values(rows).execute();
};

export type RandomShop = { catalogs: number[]; items: StockItemsTable[] };

/** A shop of two catalogues with all that lists can have, the same for each seed. */
export const fillRandomly = async (db: Database, seed: number, count = 160): Promise<RandomShop> => {
  const chance = someChance(seed);
  const upTo = (most: number) => Math.floor(chance() * most);
  const pick = <Value>(from: readonly Value[]): Value => from[upTo(from.length)] as Value;
  const catalogs = [1, 2];
  const all: StockItemsTable[] = [];
  for (const catalog_id of catalogs) {
    const categories = Array.from({ length: 12 }, (_, at) => {
      const name = `${pick(categoryNames)}${chance() < 0.3 ? ` ${at}` : ''}`;
      return aCategory({
        catalog_id,
        stock_category_id: at + 1,
        parent_stock_category_id: at < 3 ? null : 1 + upTo(at),
        position: upTo(12),
        name_es: `${name} es`,
        name_en: name,
        name_zh: `${pick(things)[2]}类`,
        deleted: chance() < 0.1 ? 1 : 0,
      });
    });
    await db.insertInto('stock_categories').values(categories).execute();
    const items = Array.from({ length: count }, (_, at): StockItemsTable => {
      const [thing, make, size] = [pick(things), pick(makes), pick(sizes)];
      const isVariant = at % 7 > 3;
      const parent = at - ((at % 7) - 3) + 1;
      return anItem({
        catalog_id,
        stock_item_id: at + 1,
        // Some share a place.
        position: chance() < 0.1 ? at : at + 1,
        code: `${pick(families)}-${100 + upTo(300)}${pick(['', '/A', '.2', ' B'])}`,
        additional_code: chance() < 0.6 ? String(7_500_000_000_000 + upTo(100_000)) : '',
        name_es: chance() < 0.03 ? ' ' : `${thing[0]} ${make[0]} ${size}`.trim(),
        name_en: `${make[1]} ${thing[1]} ${size}`.trim(),
        name_zh: chance() < 0.2 ? `${make[2]} ${thing[2]} ${size}`.trim() : `${make[2]}${thing[2]} ${size}`.trim(),
        stock_category_id: chance() < 0.05 ? null : 1 + upTo(13),
        stock_item_parent_id: isVariant && chance() < 0.9 ? parent : null,
        is_parent: chance() < 0.5 ? 1 : 0,
        deleted: chance() < 0.06 ? 1 : 0,
        is_offer: chance() < 0.1 ? 1 : 0,
        is_new: chance() < 0.1 ? 1 : 0,
        price_cents: chance() < 0.06 ? null : upTo(30) * 250 + upTo(2) * 99,
        best_price_cents: chance() < 0.5 ? null : upTo(2000),
        quantity_best_price: chance() < 0.5 ? null : 12,
        unit: chance() < 0.2 ? 'box' : null,
        pack_size: chance() < 0.2 ? 6 : null,
      });
    });
    await db.insertInto('stock_items').values(items).execute();
    all.push(...items);
    let feature = 0;
    const features = items.flatMap(({ stock_item_id }) =>
      Array.from({ length: upTo(4) }, (): ItemFeaturesTable => {
        const [name, english, spanish, chinese] = pick(values);
        feature += 1;
        return {
          catalog_id,
          stock_item_feature_id: feature,
          stock_item_id,
          header_feature_id: null,
          position: feature,
          name_en: name,
          name_es: `${name} es`,
          name_zh: `${name} zh`,
          value_en: english,
          value_es: spanish,
          value_zh: chance() < 0.1 ? null : chinese,
          image_name: chance() < 0.05 ? 'picture.svg' : null,
          file_name: null,
        };
      }),
    );
    for (let at = 0; at < features.length; at += 100)
      await db
        .insertInto('item_features')
        .values(features.slice(at, at + 100))
        .execute();
    const stocked = items.filter(() => chance() < 0.5);
    await db
      .insertInto('stock_levels')
      .values(
        stocked.map(({ stock_item_id }) => ({
          catalog_id,
          stock_item_id,
          quantity: chance() < 0.5 ? 0 : 9,
          expected_date: null,
          expected_quantity: null,
        })),
      )
      .execute();
  }
  await fillPrices(db, all, chance);
  await fillSynonyms(db);
  await raiseDataVersions(db, catalogs);
  return { catalogs, items: all };
};

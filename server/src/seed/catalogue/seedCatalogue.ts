import type { Database } from '../../db/openDatabase';
import type { StockCategoriesTable, StockItemsTable } from '../../db/tables';
import type { Translated } from '../content/contentDocument';
import { circle, path, rect, svg } from '../content/drawings/svg';
import { drawingFile, storeFiles } from '../storeFile';

type Root = { name: Translated; code: string; colour: string; kinds: Translated[] };

const roots: Root[] = [
  {
    name: { es: 'Tornillería y fijación', en: 'Fasteners', zh: '紧固件' },
    code: 'TF',
    colour: '#7d94a5',
    kinds: [
      { es: 'Tornillo para madera', en: 'Wood screw', zh: '木螺丝' },
      { es: 'Perno hexagonal', en: 'Hexagon bolt', zh: '六角螺栓' },
    ],
  },
  {
    name: { es: 'Herramientas manuales', en: 'Hand tools', zh: '手动工具' },
    code: 'HM',
    colour: '#b3541e',
    kinds: [
      { es: 'Martillo', en: 'Hammer', zh: '锤子' },
      { es: 'Llave combinada', en: 'Combination spanner', zh: '两用扳手' },
    ],
  },
  {
    name: { es: 'Material eléctrico', en: 'Electrical supplies', zh: '电工材料' },
    code: 'ME',
    colour: '#1d4e6b',
    kinds: [
      { es: 'Cable flexible', en: 'Flexible cable', zh: '软电缆' },
      { es: 'Interruptor', en: 'Switch', zh: '开关' },
    ],
  },
];

const itemsPerKind = 8;

const drawItem = (colour: string, shape: number) =>
  svg(600, 600, [
    rect(0, 0, 600, 600, '#f6f7f8'),
    shape % 2
      ? rect(250, 120, 100, 360, colour, 30) + rect(170, 110, 260, 90, colour, 16)
      : path('M300 110 L465 205 V395 L300 490 L135 395 V205 Z', colour) + circle(300, 300, 80, '#f6f7f8'),
  ]);

const names = (name: Translated) => ({ name_es: name.es, name_en: name.en, name_zh: name.zh });

const category = (catalogId: number, id: number, parent: number | null, name: Translated): StockCategoriesTable => ({
  catalog_id: catalogId,
  stock_category_id: id,
  parent_stock_category_id: parent,
  position: id,
  deleted: 0,
  ...names(name),
});

const item = (
  catalogId: number,
  id: number,
  root: Root,
  kind: Translated,
  categoryId: number,
  image: string,
): StockItemsTable => {
  const size = 10 + (id % itemsPerKind) * 5;
  const price = 150 + ((id * 37) % 4000);
  return {
    catalog_id: catalogId,
    stock_item_id: id,
    position: id,
    code: `${root.code}-${id}`,
    additional_code: String(7_500_000_000_000 + id),
    name_es: `${kind.es} ${size} mm`,
    name_en: `${kind.en} ${size} mm`,
    name_zh: `${kind.zh} ${size} 毫米`,
    stock_category_id: categoryId,
    stock_item_parent_id: null,
    is_parent: 0,
    image_name: id % 11 === 0 ? null : image,
    deleted: id % 13 === 0 ? 1 : 0,
    is_offer: id % 4 === 0 ? 1 : 0,
    is_new: id % 5 === 0 ? 1 : 0,
    price_cents: price,
    best_price_cents: Math.round(price * 0.85),
    quantity_best_price: 12,
  };
};

export const seedCatalogue = async (db: Database, catalogIds: number[]) => {
  for (const [catalogIndex, catalogId] of catalogIds.entries()) {
    const base = (catalogIndex + 1) * 10_000;
    const categories: StockCategoriesTable[] = [];
    const items: StockItemsTable[] = [];
    for (const [rootIndex, root] of roots.entries()) {
      const rootId = base + (rootIndex + 1) * 100;
      categories.push(category(catalogId, rootId, null, root.name));
      for (const [kindIndex, kind] of root.kinds.entries()) {
        const kindId = rootId + kindIndex + 1;
        categories.push(category(catalogId, kindId, rootId, kind));
        const image = drawingFile(
          'StockItemImages',
          root.code.toLowerCase() + kindIndex,
          drawItem(root.colour, kindIndex),
        );
        await storeFiles(db, [image]);
        for (let index = 0; index < itemsPerKind; index += 1) {
          items.push(item(catalogId, kindId * 100 + index, root, kind, kindId, image.name));
        }
      }
    }
    await db.insertInto('stock_categories').values(categories).execute();
    await db.insertInto('stock_items').values(items).execute();
  }
};

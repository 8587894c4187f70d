import type { StockItemsTable } from '../../src/db/tables';
import type { Motif } from '../pictures/look';
import type { Random } from '../random';
import type { Collection } from './collections';
import { type ColorName, colors } from './colors';
import { createEan13, createItemCode } from './itemCodes';
import type { ItemGroup, Version } from './itemGroups';
import type { Kind, Noun, Packing } from './kind';
import { type MaterialName, materials } from './materials';
import { sizeIn } from './sizes';
import { inAll, toNameColumns, type Translated } from './translated';

const motifNames: Record<Motif, Translated | null> = {
  plain: null,
  stripes: inAll('a rayas', 'striped', '条纹'),
  bands: inAll('con bandas', 'banded', '环纹'),
  dots: inAll('con lunares', 'dotted', '圆点'),
  check: inAll('a cuadros', 'checked', '格纹'),
  zigzag: inAll('en zigzag', 'zigzag', '折线纹'),
  speckle: inAll('con motas', 'speckled', '斑点'),
  leaves: inAll('con hojas', 'leaf print', '叶纹'),
};

type Wording = {
  kind: Kind;
  collection: Collection;
  /** Set from the second round of a collection on: 2, 3, ... */
  series: number;
  material: MaterialName;
  motif: Motif;
  color: ColorName | null;
  size: string | null;
};

const formatSpanishColor = (color: ColorName, { gender, plural }: Noun) =>
  colors[color].es[(gender === 'f' ? 1 : 0) + (plural ? 2 : 0)] ?? colors[color].en;

const joinWords = (...parts: (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * Each language has its own word order: "Taza Alba azul de gres, 350 ml", "Alba blue stoneware mug, 350 ml", "晨曦蓝色炻瓷马克杯
 * 350 毫升".
 */
const formatItemName = ({ kind, collection, series, material, motif, color, size }: Wording): Translated => {
  const materialName = materials[material].name;
  const pattern = motifNames[motif];
  const seriesText = series > 1 ? String(series) : '';
  const sizeText = size === null ? null : sizeIn(size);
  const spanish = joinWords(
    kind.noun.es,
    collection.name,
    seriesText,
    color === null ? '' : formatSpanishColor(color, kind.noun),
    `de ${materialName.es}`,
    pattern?.es,
  );
  const english = joinWords(
    collection.name,
    seriesText,
    color === null ? '' : colors[color].en,
    pattern?.en,
    materialName.en,
    kind.noun.en,
  );
  const chinese = `${collection.zh}${seriesText}${color === null ? '' : colors[color].zh}${pattern?.zh ?? ''}${materialName.zh}${kind.noun.zh}`;
  return sizeText === null
    ? inAll(spanish, english, chinese)
    : inAll(`${spanish}, ${sizeText.es}`, `${english}, ${sizeText.en}`, `${chinese} ${sizeText.zh}`);
};

const roundPrice = (cents: number) => {
  const step = cents < 200 ? 1 : cents < 2000 ? 5 : 10;
  return Math.max(1, Math.round(cents / step) * step);
};

/** `level` is the price level of the group: some collections are more expensive than others. */
const getPrice = (kind: Kind, material: MaterialName, size: string | null, level: number) => {
  const step = Math.max(0, size === null ? 0 : kind.sizes.indexOf(size));
  return roundPrice(kind.priceCents * materials[material].factor * 1.38 ** step * level);
};

type Break = { best_price_cents: number | null; quantity_best_price: number | null };

const quantitiesFor = (cents: number) => (cents < 300 ? [24, 50, 100] : cents < 2000 ? [6, 12, 24] : [2, 3, 5, 10]);

/** Two items in three are cheaper from a certain quantity. */
const createPriceBreak = (random: Random, cents: number): Break => {
  const hasBreak = random.chance(0.66);
  const quantity = random.pick(quantitiesFor(cents));
  const best = roundPrice(cents * (1 - random.int(6, 20) / 100));
  return hasBreak && best < cents
    ? { best_price_cents: best, quantity_best_price: quantity }
    : { best_price_cents: null, quantity_best_price: null };
};

export type ItemDraft = { group: ItemGroup; version: Version; row: StockItemsTable };

type Numbering = { catalogId: number; catalogIndex: number; nextId: () => number; nextPosition: () => number };

const toPackingColumns = (packing?: Packing) => ({
  unit: packing?.unit ?? null,
  minimum_quantity: packing?.minimum ?? null,
  quantity_step: packing?.step ?? null,
  pack_size: packing?.size ?? null,
});

/** The rows of a group, parent first; pictures are assigned later. */
export const createRows = (random: Random, group: ItemGroup, numbering: Numbering): ItemDraft[] => {
  const { catalogId, catalogIndex, nextId, nextPosition } = numbering;
  const { kind, number, material, level } = group;
  const dotted = random.chance(0.03);
  const isNew = random.chance(0.08);
  const isDeleted = group.deleted || random.chance(0.012);

  const createRow = (version: Version, parentId: number | null, isParent: boolean): ItemDraft => {
    const id = nextId();
    const price = getPrice(kind, material, version.size, level);
    const row: StockItemsTable = {
      catalog_id: catalogId,
      stock_item_id: id,
      position: nextPosition(),
      code: createItemCode({ code: kind.code, group: number, ...version, dotted }),
      additional_code: createEan13(catalogIndex, id),
      ...toNameColumns(formatItemName({ ...group, ...version })),
      stock_category_id: group.categoryId,
      stock_item_parent_id: parentId,
      is_parent: isParent ? 1 : 0,
      image_name: null,
      deleted: isDeleted ? 1 : 0,
      is_offer: random.chance(0.09) ? 1 : 0,
      is_new: isNew ? 1 : 0,
      price_cents: price,
      ...createPriceBreak(random, price),
      ...toPackingColumns(isParent ? undefined : kind.packing),
      demo: 1,
    };
    return { group, version, row };
  };

  const parent = group.parent === null ? null : createRow(group.parent, null, true);
  const versions = group.versions.map((version) => createRow(version, parent?.row.stock_item_id ?? null, false));
  // A parent shows the lowest price of its variants.
  if (parent !== null) parent.row.price_cents = Math.min(...versions.map(({ row }) => row.price_cents ?? 0));
  if (parent !== null) Object.assign(parent.row, { best_price_cents: null, quantity_best_price: null });
  return parent === null ? versions : [parent, ...versions];
};

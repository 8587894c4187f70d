import type { StockItem } from '@/contracts/inventory';

/** What quantities and prices can count, with a translation; a provider may send others. */
export const units = [
  'piece',
  'pair',
  'set',
  'box',
  'pack',
  'bag',
  'roll',
  'sheet',
  'kg',
  'g',
  'l',
  'm',
  'm2',
] as const;

const packs: readonly string[] = ['set', 'box', 'pack', 'bag', 'roll'] satisfies (typeof units)[number][];

const maxUnitLength = 20;

export type PackedItem = Partial<Pick<StockItem, 'unit' | 'packSize'>>;

/** `content` is how many a unit holds that is a pack itself, `packSize` how many units a pack holds; 1 where unknown. */
export type Packing = { unit: string | null; content: number; packSize: number };

export const getPacking = (item: PackedItem): Packing => {
  const text = item.unit?.trim() ?? '';
  const unit = text === '' || text.length > maxUnitLength ? null : text;
  const size = Math.max(1, item.packSize ?? 1);
  return unit !== null && packs.includes(unit)
    ? { unit, content: size, packSize: 1 }
    : { unit, content: 1, packSize: size };
};

/** Whether a quantity of the item can be put into words. */
export const hasPackWords = (item: PackedItem): boolean => {
  const { unit, packSize } = getPacking(item);
  return unit !== null || packSize > 1;
};

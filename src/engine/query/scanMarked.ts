import type { StockItem } from '@/contracts/inventory';

/** Spec §9: stock highlight scanning works in chunks of 500. */
const chunkLength = 500;

export type MarkedItems = { highlighted: Uint32Array; recent: Uint32Array };

/** Finds highlighted (isOffer) and recent (isNew) items, yielding the thread between chunks. */
export const scanMarked = async (items: readonly StockItem[], pause: () => Promise<void>): Promise<MarkedItems> => {
  const highlighted: number[] = [];
  const recent: number[] = [];
  for (let from = 0; from < items.length; from += chunkLength) {
    if (from > 0) await pause();
    for (const [offset, { isOffer, isNew }] of items.slice(from, from + chunkLength).entries()) {
      if (isOffer) highlighted.push(from + offset);
      if (isNew) recent.push(from + offset);
    }
  }
  return { highlighted: Uint32Array.from(highlighted), recent: Uint32Array.from(recent) };
};

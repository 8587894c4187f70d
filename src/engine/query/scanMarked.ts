import { itemMarks } from '../catalog/mergeCatalogs';

/** Spec §9: stock highlight scanning works in chunks of 500. */
const chunkLength = 500;

export type MarkedItems = { highlighted: Uint32Array; recent: Uint32Array };

/** Finds highlighted (isOffer) and recent (isNew) items, yielding the thread between chunks. */
export const scanMarked = async (marksByItem: Uint8Array, pause: () => Promise<void>): Promise<MarkedItems> => {
  const highlighted: number[] = [];
  const recent: number[] = [];
  for (let from = 0; from < marksByItem.length; from += chunkLength) {
    if (from > 0) await pause();
    for (const [offset, marks] of marksByItem.subarray(from, from + chunkLength).entries()) {
      if (marks & itemMarks.offer) highlighted.push(from + offset);
      if (marks & itemMarks.recent) recent.push(from + offset);
    }
  }
  return { highlighted: Uint32Array.from(highlighted), recent: Uint32Array.from(recent) };
};

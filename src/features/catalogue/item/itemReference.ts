import type { ItemReference } from '@/api/catalogueApi';

const id = /^\d{1,15}$/;

/** Design §4: without `?catalog=`, the first catalogue that has the id applies. Null for a malformed id. */
export const itemReference = (stockItemId: string | undefined, search: string): ItemReference | null => {
  if (!stockItemId || !id.test(stockItemId)) return null;
  const catalog = new URLSearchParams(search).get('catalog') ?? '';
  const number = Number(stockItemId);
  return id.test(catalog) ? { key: `${Number(catalog)}:${number}` } : { stockItemId: number };
};

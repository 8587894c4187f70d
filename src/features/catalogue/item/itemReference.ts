import type { ItemReference } from '@/api/catalogueApi';

const id = /^\d{1,15}$/;

/** Design §4: the first catalogue that has the id serves, unless `?catalog=` says which. Null for what is no id. */
export const itemReference = (stockItemId: string | undefined, search: string): ItemReference | null => {
  if (!stockItemId || !id.test(stockItemId)) return null;
  const catalog = new URLSearchParams(search).get('catalog') ?? '';
  const number = Number(stockItemId);
  return id.test(catalog) ? { key: `${Number(catalog)}:${number}` } : { stockItemId: number };
};

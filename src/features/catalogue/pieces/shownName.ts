import type { CatalogItem } from '@/api/catalogueApi';

/** Bad lists have items without a name: their code stands for it. */
export const shownName = ({ name, code }: Pick<CatalogItem, 'name' | 'code'>): string =>
  [name, code].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 24;

export const isPageSize = (value: unknown): value is PageSize => pageSizes.some((size) => size === value);

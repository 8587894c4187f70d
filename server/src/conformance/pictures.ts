import { isWebAddress } from '@/shared/lib/blobAddress';

import { listRecords } from './readingValues';

type Names = [folder: string, name: unknown][];

const content = ({ imageUrl, logoUrl, posterUrl }: Record<string, unknown>): Names => [
  ['', imageUrl],
  ['', logoUrl],
  ['', posterUrl],
];

const readers: Record<string, (record: Record<string, unknown>) => Names> = {
  getAbout: content,
  getBanners: content,
  getBrands: content,
  getOffers: content,
  getVideos: content,
  getProductLines: content,
  getStockItems: ({ imageUrl, deleted }) => (deleted === true ? [] : [['StockItemImages/', imageUrl]]),
  getCategories: ({ imageUrl, stockCategoryId }) => [
    ['StockCategoryImages/', imageUrl === undefined ? `${String(stockCategoryId)}.svg` : imageUrl],
  ],
  getItemFeatures: ({ imageUrl, fileUrl }) => [
    ['StockItemFeatureImages/', imageUrl],
    ['StockItemFeatureFiles/', fileUrl],
  ],
};

/** Where the pictures and files of a response are in blob storage; full web addresses are left as they are. */
export const listPictures = (operationId: string, data: unknown): string[] => {
  const names = listRecords(data).flatMap((record) => readers[operationId]?.(record) ?? []);
  const given = names.filter((each): each is [string, string] => typeof each[1] === 'string' && each[1] !== '');
  return [
    ...new Set(given.map(([folder, name]) => (isWebAddress(name) ? name : `${folder}${name.replace(/^\/+/, '')}`))),
  ];
};

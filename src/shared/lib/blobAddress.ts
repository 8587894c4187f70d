import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The address of a picture or file in blob storage; a full web address is left as is. */
export const getBlobAddress = (blobBase: string, name: string) =>
  isWebAddress(name) ? name : `${blobBase.replace(/\/$/, '')}/${name.replace(/^\/+/, '')}`;

/** The widths in which the blob storage has each photograph. */
export const pictureWidths = [160, 320, 640, 1280] as const;

// Drawings have no pixels, and animations would stop.
const hasOneSize = /\.(svg|gif)([?#]|$)/i;

/** The `srcset` of a picture; undefined if the blob storage does not have it in several sizes. */
export const getPictureSet = (address: string, { services, blob }: Pick<RuntimeConfig, 'services' | 'blob'>) => {
  if (blob.sizes === '' || hasOneSize.test(address) || !address.startsWith(`${services.blob}/`)) return undefined;
  const template = address.includes('?') ? blob.sizes.replace('{url}?', '{url}&') : blob.sizes;
  const listSize = (width: number) =>
    `${template.replace('{width}', String(width)).replace('{url}', () => address)} ${width}w`;
  return pictureWidths.map(listSize).join(', ');
};

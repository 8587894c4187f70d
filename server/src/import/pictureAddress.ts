import { isWebAddress } from '@/shared/lib/blobAddress';

import type { ServerConfig } from '../config/serverConfig';

export type PictureOrigins = readonly string[];

/** The other origins whose pictures the policy of the pages allows. */
export const listPictureOrigins = ({ pictureOrigins, runtime }: ServerConfig): PictureOrigins => {
  const { blob } = runtime.services;
  return isWebAddress(blob) ? [...pictureOrigins, new URL(blob).origin] : pictureOrigins;
};

/** Why pages would not show the picture at a web address; undefined if they do. */
export const findPictureProblem = (address: string, origins: PictureOrigins): string | undefined => {
  if (!/^https:/i.test(address) || !URL.canParse(address)) return 'is not an address that starts with https://';
  const { origin } = new URL(address);
  return origins.includes(origin)
    ? undefined
    : `is at ${origin}, from where pages show no pictures: store the file here, or name the origin in PICTURE_ORIGINS`;
};

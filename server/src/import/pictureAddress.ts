import { isWebAddress } from '@/shared/lib/blobAddress';

import type { ServerConfig } from '../config/serverConfig';
import { TranslatedRowError } from './read/faults';

export type PictureOrigins = readonly string[];

/** The other origins whose pictures the policy of the pages allows. */
export const listPictureOrigins = ({ pictureOrigins, runtime }: ServerConfig): PictureOrigins => {
  const { blob } = runtime.services;
  return isWebAddress(blob) ? [...pictureOrigins, new URL(blob).origin] : pictureOrigins;
};

/** Why pages would not show the picture at a web address; undefined if they do. */
export const findPictureProblem = (
  column: string | null,
  address: string,
  origins: PictureOrigins,
): TranslatedRowError | undefined => {
  const value = JSON.stringify(address);
  if (!/^https:/i.test(address) || !URL.canParse(address))
    return new TranslatedRowError(column, 'pictureInsecure', { value });
  const { origin } = new URL(address);
  return origins.includes(origin) ? undefined : new TranslatedRowError(column, 'pictureElsewhere', { value, origin });
};

import type { LoadRequest } from './catalogEngine';

/** A list as the service sent it, persisted between visits. */
export type KeptList = { text: string; etag: string | null; fetchedAt: number };

/** Any of these may fail: storage can be full, blocked or broken. */
export type KeptLists = {
  read: (key: string) => Promise<KeptList | null>;
  write: (key: string, list: KeptList) => Promise<void>;
  /** Records that the service confirmed the list as unchanged. */
  touch: (key: string, fetchedAt: number) => Promise<void>;
  /** Deletes every list that is not wanted. */
  keepOnly: (isWanted: (key: string) => boolean) => Promise<void>;
};

export type ListOwner = Pick<LoadRequest, 'language' | 'audience'>;

const toStorageKey = (url: string, audience: string | undefined) =>
  audience === undefined ? url : `${url} ${audience}`;

export const keptKey = ({ language, audience }: ListOwner, url: string): string =>
  `${language} ${toStorageKey(url, audience)}`;

/** Without this, lists of removed catalogues or of another audience would stay in storage for ever. */
export const isKeptFor = ({ audience, catalogs }: Pick<LoadRequest, 'audience' | 'catalogs'>) => {
  const urls = catalogs.flatMap(({ stockItemsUrl, categoriesUrl }) => [stockItemsUrl, categoriesUrl]);
  const places = new Set(urls.map((url) => toStorageKey(url, audience)));
  return (key: string): boolean => places.has(key.slice(key.indexOf(' ') + 1));
};

export const keepNothing: KeptLists = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  touch: () => Promise.resolve(),
  keepOnly: () => Promise.resolve(),
};

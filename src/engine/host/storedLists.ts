import type { LoadRequest } from './catalogEngine';

/** A list as the service sent it, persisted between visits. */
export type StoredList = { text: string; etag: string | null; fetchedAt: number };

/** Any of these may fail: storage can be full, blocked or broken. */
export type ListStorage = {
  read: (key: string) => Promise<StoredList | null>;
  has: (key: string) => Promise<boolean>;
  write: (key: string, list: StoredList) => Promise<void>;
  /** Records that the service confirmed the list as unchanged. */
  touch: (key: string, fetchedAt: number) => Promise<void>;
  /** Deletes all other lists. */
  keepOnly: (isWanted: (key: string) => boolean) => Promise<void>;
};

export type ListOwner = Pick<LoadRequest, 'language' | 'audience'>;

const toStorageKey = (url: string, audience: string | undefined) =>
  audience === undefined ? url : `${url} ${audience}`;

export const getListKey = ({ language, audience }: ListOwner, url: string): string =>
  `${language} ${toStorageKey(url, audience)}`;

/** Whether an earlier visit has stored the items of every catalogue. */
export const hasStoredLists = async (storage: ListStorage, request: LoadRequest): Promise<boolean> => {
  const has = request.catalogs.map(({ stockItemsUrl }) => storage.has(getListKey(request, stockItemsUrl)));
  return (await Promise.all(has)).every(Boolean);
};

/** Selects the lists to keep: those of removed catalogues or of another audience would stay in storage for ever. */
export const createListFilter = (request: Pick<LoadRequest, 'audience' | 'catalogs' | 'synonymsUrl'>) => {
  const { audience, catalogs, synonymsUrl } = request;
  const urls = catalogs
    .flatMap(({ stockItemsUrl, categoriesUrl, featuresUrl }) => [stockItemsUrl, categoriesUrl, featuresUrl])
    .concat(synonymsUrl)
    .filter((url) => url !== undefined);
  const storageKeys = new Set(urls.map((url) => toStorageKey(url, audience)));
  return (key: string): boolean => storageKeys.has(key.slice(key.indexOf(' ') + 1));
};

/** What cannot be stored is fetched again on the next visit (ADR 9). */
export const ignoreFailure = () => undefined;

export const noListStorage: ListStorage = {
  read: () => Promise.resolve(null),
  has: () => Promise.resolve(false),
  write: () => Promise.resolve(),
  touch: () => Promise.resolve(),
  keepOnly: () => Promise.resolve(),
};

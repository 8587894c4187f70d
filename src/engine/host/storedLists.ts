import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

export const noListStorage: ListStorage = {
  read: () => Promise.resolve(null),
  has: () => Promise.resolve(false),
  write: () => Promise.resolve(),
  touch: () => Promise.resolve(),
  keepOnly: () => Promise.resolve(),
};

type Head = Omit<StoredList, 'text'>;

// Kept separately, so that a date change does not rewrite a list of many megabytes.
type Stores = DBSchema & { heads: { key: string; value: Head }; bodies: { key: string; value: string } };

const stores = ['heads', 'bodies'] as const;

/** @internal */
export const indexedDbStorage = (): ListStorage => {
  let opened: Promise<IDBPDatabase<Stores>> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const opening = openDB<Stores>('medida-catalogues', 1, {
        upgrade: (database) => stores.forEach((store) => database.createObjectStore(store)),
        blocked: () => reject(new Error('Another tab has an older version of the database open')),
        blocking: (_own, _wanted, { target }) => {
          (target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
      opening.then(resolve, reject);
    });
    opened.catch(forget);
    return opened;
  };

  return {
    read: async (key) => {
      const transaction = (await open()).transaction(stores);
      const [head, text] = await Promise.all([
        transaction.objectStore('heads').get(key),
        transaction.objectStore('bodies').get(key),
      ]);
      return head && text !== undefined ? { ...head, text } : null;
    },
    has: async (key) => (await (await open()).count('heads', key)) > 0,
    write: async (key, { text, ...head }) => {
      const transaction = (await open()).transaction(stores, 'readwrite');
      await Promise.all([
        transaction.objectStore('heads').put(head, key),
        transaction.objectStore('bodies').put(text, key),
        transaction.done,
      ]);
    },
    touch: async (key, fetchedAt) => {
      const { store, done } = (await open()).transaction('heads', 'readwrite');
      const head = await store.get(key);
      if (head) await store.put({ ...head, fetchedAt }, key);
      await done;
    },
    keepOnly: async (isWanted) => {
      const transaction = (await open()).transaction(stores, 'readwrite');
      for (const name of stores) {
        const store = transaction.objectStore(name);
        for (const key of await store.getAllKeys()) if (!isWanted(key)) await store.delete(key);
      }
      await transaction.done;
    },
  };
};

/** Stores nothing if the browser lacks IndexedDB or blocks access to it. */
export const openListStorage = (scope: { readonly indexedDB?: IDBFactory | null }): ListStorage => {
  try {
    return scope.indexedDB ? indexedDbStorage() : noListStorage;
  } catch {
    return noListStorage;
  }
};

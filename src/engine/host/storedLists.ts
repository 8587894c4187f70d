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

const databaseName = 'medida-catalogues';
const version = 1;
// Kept separately, so that a date change does not rewrite a list of many megabytes.
const heads = 'heads';
const bodies = 'bodies';

type Head = Omit<StoredList, 'text'>;

const promisify = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    const fail = () => reject(transaction.error ?? new Error('The database refused'));
    transaction.onerror = fail;
    transaction.onabort = fail;
  });

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(databaseName, version);
  request.onupgradeneeded = () => {
    for (const store of [heads, bodies]) request.result.createObjectStore(store);
  };
  return Promise.race([
    promisify(request),
    new Promise<never>((_, reject) => {
      request.onblocked = () => reject(new Error('Another tab has an older version of the database open'));
    }),
  ]);
};

/** @internal */
export const indexedDbStorage = (factory: IDBFactory): ListStorage => {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory).then((database) => {
      const forget = () => {
        database.close();
        opened = null;
      };
      database.onversionchange = forget;
      database.onclose = forget;
      return database;
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };

  return {
    read: async (key) => {
      const transaction = (await open()).transaction([heads, bodies]);
      const [head, text] = await Promise.all([
        promisify(transaction.objectStore(heads).get(key) as IDBRequest<Head | undefined>),
        promisify(transaction.objectStore(bodies).get(key) as IDBRequest<string | undefined>),
      ]);
      return head && typeof text === 'string' ? { ...head, text } : null;
    },
    has: async (key) => {
      const transaction = (await open()).transaction(heads);
      return (await promisify(transaction.objectStore(heads).count(key))) > 0;
    },
    write: async (key, { text, etag, fetchedAt }) => {
      const transaction = (await open()).transaction([heads, bodies], 'readwrite');
      transaction.objectStore(heads).put({ etag, fetchedAt } satisfies Head, key);
      transaction.objectStore(bodies).put(text, key);
      await completed(transaction);
    },
    touch: async (key, fetchedAt) => {
      const transaction = (await open()).transaction(heads, 'readwrite');
      const store = transaction.objectStore(heads);
      const head = await promisify(store.get(key) as IDBRequest<Head | undefined>);
      if (head) store.put({ ...head, fetchedAt } satisfies Head, key);
      await completed(transaction);
    },
    keepOnly: async (isWanted) => {
      const transaction = (await open()).transaction([heads, bodies], 'readwrite');
      const stores = [transaction.objectStore(heads), transaction.objectStore(bodies)];
      const keys = await Promise.all(stores.map((store) => promisify(store.getAllKeys())));
      for (const [at, store] of stores.entries())
        for (const key of keys[at] ?? []) if (typeof key !== 'string' || !isWanted(key)) store.delete(key);
      await completed(transaction);
    },
  };
};

/** Stores nothing if the browser lacks IndexedDB or blocks access to it. */
export const openListStorage = (scope: { readonly indexedDB?: IDBFactory | null }): ListStorage => {
  try {
    return scope.indexedDB ? indexedDbStorage(scope.indexedDB) : noListStorage;
  } catch {
    return noListStorage;
  }
};

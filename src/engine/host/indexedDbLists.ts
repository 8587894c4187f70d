import { keepNothing, type KeptList, type KeptLists } from './storedLists';

const databaseName = 'medida-catalogues';
const version = 1;
// Kept separately, so that a date change does not rewrite a list of many megabytes.
const heads = 'heads';
const bodies = 'bodies';

type Head = Omit<KeptList, 'text'>;

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
      request.onblocked = () => reject(new Error('Another tab holds an older database'));
    }),
  ]);
};

/** @internal */
export const indexedDbLists = (factory: IDBFactory): KeptLists => {
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
export const openStoredLists = (scope: { readonly indexedDB?: IDBFactory | null }): KeptLists => {
  try {
    return scope.indexedDB ? indexedDbLists(scope.indexedDB) : keepNothing;
  } catch {
    return keepNothing;
  }
};

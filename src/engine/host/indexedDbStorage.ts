import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { type ListStorage, noListStorage, type StoredList } from './storedLists';

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

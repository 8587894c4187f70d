type Stores = Map<string, Map<IDBValidKey, unknown>>;

/** The subset of IndexedDB that the stored lists use; after `fail`, operations fail. */
export const memoryIndexedDb = () => {
  const databases = new Map<string, Stores>();
  let failure: DOMException | null = null;
  let opened = 0;

  const request = <Result>(work: () => Result, after?: (result: Result) => void) => {
    const made = {
      result: undefined as Result | undefined,
      error: null as DOMException | null,
    } as IDBRequest<Result> & {
      onupgradeneeded?: () => void;
    };
    setTimeout(() => {
      if (failure) {
        Object.assign(made, { error: failure });
        made.onerror?.(new Event('error'));
        return;
      }
      const result = work();
      Object.assign(made, { result });
      after?.(result);
      made.onsuccess?.(new Event('success'));
    });
    return made;
  };

  const transactionOver = (stores: Stores) => {
    const transaction = {
      error: null as DOMException | null,
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
      objectStore: (name: string) => ({
        get: (key: IDBValidKey) => request(() => structuredClone(stores.get(name)?.get(key))),
        getAllKeys: () => request(() => [...(stores.get(name)?.keys() ?? [])]),
        delete: (key: IDBValidKey) => request(() => stores.get(name)?.delete(key)),
        put: (value: unknown, key: IDBValidKey) => request(() => stores.get(name)?.set(key, structuredClone(value))),
      }),
    };
    setTimeout(() => {
      setTimeout(() => {
        if (!failure) transaction.oncomplete?.();
        else {
          transaction.error = failure;
          transaction.onabort?.();
        }
      }, 5);
    }, 5);
    return transaction;
  };

  const factory = {
    open: (name: string) => {
      opened += 1;
      const isNew = !databases.has(name);
      const stores: Stores = databases.get(name) ?? new Map<string, Map<IDBValidKey, unknown>>();
      const database = {
        createObjectStore: (store: string) => void stores.set(store, new Map()),
        transaction: () => transactionOver(stores),
        close: () => undefined,
      };
      const made = request(
        () => {
          databases.set(name, stores);
          return database;
        },
        () => {
          if (isNew) made.onupgradeneeded?.();
        },
      );
      return made;
    },
  } as unknown as IDBFactory;

  return {
    factory,
    fail: (message: string | null) => {
      failure = message === null ? null : new DOMException(message, 'QuotaExceededError');
    },
    opened: () => opened,
    /** The keys in each store. */
    keys: () => [...databases.values()].flatMap((stores) => [...stores.values()].map((store) => [...store.keys()])),
  };
};

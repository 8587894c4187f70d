import 'fake-indexeddb/auto';
import { IDBFactory as FakeIndexedDb, IDBObjectStore as FakeObjectStore } from 'fake-indexeddb';

import { indexedDbStorage, openListStorage } from './indexedDbStorage';
import { noListStorage } from './storedLists';

const list = { text: '{"isSuccessful":true,"data":[]}', etag: 'W/"1"', fetchedAt: 500 };
const name = 'medida-catalogues';

const finish = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason'));
  });

describe('lists in IndexedDB', () => {
  let factory: IDBFactory;

  beforeEach(() => {
    factory = new FakeIndexedDb();
    globalThis.indexedDB = factory;
  });

  const readKeys = async () => {
    const database = await finish(factory.open(name));
    const readStore = async (store: string) =>
      [store, await finish(database.transaction(store).objectStore(store).getAllKeys())] as const;
    return Object.fromEntries(await Promise.all([...database.objectStoreNames].map(readStore)));
  };

  it('are read back as written, also on another visit', async () => {
    const lists = indexedDbStorage();
    expect(await lists.read('en /items/1')).toBeNull();
    await lists.write('en /items/1', list);
    expect(await lists.read('en /items/1')).toEqual(list);
    expect(await indexedDbStorage().read('en /items/1')).toEqual(list);
    expect(await lists.read('es /items/1')).toBeNull();
  });

  it('can be touched without being rewritten', async () => {
    const lists = indexedDbStorage();
    await lists.write('key', list);
    await lists.touch('key', 900);
    expect(await lists.read('key')).toEqual({ ...list, fetchedAt: 900 });
    await lists.touch('unknown', 900);
    expect(await lists.read('unknown')).toBeNull();
  });

  it('are deleted together with their dates', async () => {
    const lists = indexedDbStorage();
    await Promise.all(['en /items/1', 'es /items/1', 'en /old/1'].map((key) => lists.write(key, list)));
    await lists.keepOnly((key) => key.endsWith(' /items/1'));
    expect(await readKeys()).toEqual({
      bodies: ['en /items/1', 'es /items/1'],
      heads: ['en /items/1', 'es /items/1'],
    });
    expect(await lists.read('en /items/1')).toEqual(list);
    expect(await lists.read('en /old/1')).toBeNull();
  });

  it('report why they could not be stored, and keep the previous ones', async () => {
    const lists = indexedDbStorage();
    await lists.write('key', list);
    jest.spyOn(FakeObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    await expect(lists.write('key', { ...list, fetchedAt: 1 })).rejects.toThrow('The quota has been exceeded');
    expect(await lists.read('key')).toEqual(list);
  });

  it('report a transaction that the browser aborts, and keep the previous ones', async () => {
    const lists = indexedDbStorage();
    await lists.write('key', list);
    const { put } = FakeObjectStore.prototype;
    jest.spyOn(FakeObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given);
      if (this.name === 'bodies') this.transaction.abort();
      return request;
    });
    await expect(lists.write('key', { ...list, fetchedAt: 1 })).rejects.toThrow();
    expect(await lists.read('key')).toEqual(list);
  });

  it('are opened once, and again after a failed attempt', async () => {
    (await finish(factory.open(name, 2))).close();
    const open = jest.spyOn(factory, 'open');
    const lists = indexedDbStorage();
    await expect(lists.read('key')).rejects.toThrow('version');
    await finish(factory.deleteDatabase(name));
    await Promise.all([lists.read('key'), lists.read('key'), lists.write('key', list)]);
    expect(await lists.read('key')).toEqual(list);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('make way for another tab that deletes the database', async () => {
    const lists = indexedDbStorage();
    await lists.write('key', list);
    await finish(factory.deleteDatabase(name));
    expect(await lists.read('key')).toBeNull();
    await lists.write('key', list);
    expect(await lists.read('key')).toEqual(list);
  });
});

describe('a browser without storage', () => {
  it.each([
    ['has no such storage', {}],
    ['has it switched off', { indexedDB: null }],
    [
      'forbids access to it',
      {
        get indexedDB(): IDBFactory {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
  ])('%s', async (_, scope) => {
    expect(openListStorage(scope)).toBe(noListStorage);
    expect(await openListStorage(scope).read('en /items/1')).toBeNull();
  });

  it('rejects every operation when the database cannot be opened', async () => {
    const open = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    globalThis.indexedDB = Object.assign(new FakeIndexedDb(), { open });
    const lists = openListStorage(globalThis);
    await expect(lists.read('en /items/1')).rejects.toThrow('insecure');
    await expect(lists.keepOnly(() => true)).rejects.toThrow('insecure');
  });
});

import { memoryIndexedDb } from '@/../test/support/builders/memoryIndexedDb';
import { indexedDbLists, openStoredLists } from './indexedDbLists';
import { keepNothing } from './storedLists';

const list = { text: '{"isSuccessful":true,"data":[]}', etag: 'W/"1"', fetchedAt: 500 };

describe('lists in IndexedDB', () => {
  it('are read back as written, also on another visit', async () => {
    const { factory } = memoryIndexedDb();
    const lists = indexedDbLists(factory);
    expect(await lists.read('en /items/1')).toBeNull();
    await lists.write('en /items/1', list);
    expect(await lists.read('en /items/1')).toEqual(list);
    expect(await indexedDbLists(factory).read('en /items/1')).toEqual(list);
    expect(await lists.read('es /items/1')).toBeNull();
  });

  it('can be touched without being rewritten', async () => {
    const lists = indexedDbLists(memoryIndexedDb().factory);
    await lists.write('key', list);
    await lists.touch('key', 900);
    expect(await lists.read('key')).toEqual({ ...list, fetchedAt: 900 });
    await lists.touch('unknown', 900);
    expect(await lists.read('unknown')).toBeNull();
  });

  it('are deleted with their dates once unwanted', async () => {
    const { factory, keys } = memoryIndexedDb();
    const lists = indexedDbLists(factory);
    await Promise.all(['en /items/1', 'es /items/1', 'en /old/1'].map((key) => lists.write(key, list)));
    await lists.keepOnly((key) => key.endsWith(' /items/1'));
    expect(keys()).toEqual([
      ['en /items/1', 'es /items/1'],
      ['en /items/1', 'es /items/1'],
    ]);
    expect(await lists.read('en /items/1')).toEqual(list);
    expect(await lists.read('en /old/1')).toBeNull();
  });

  it('report why they could not be stored', async () => {
    const { factory, fail } = memoryIndexedDb();
    const lists = indexedDbLists(factory);
    await lists.write('key', list);
    fail('The quota has been exceeded');
    await expect(lists.write('key', { ...list, fetchedAt: 1 })).rejects.toThrow('The quota has been exceeded');
    await expect(lists.read('key')).rejects.toThrow('The quota has been exceeded');
    fail(null);
    expect(await lists.read('key')).toEqual(list);
  });

  it('are opened once, and again after a failed attempt', async () => {
    const { factory, fail, opened } = memoryIndexedDb();
    const lists = indexedDbLists(factory);
    fail('Not now');
    await expect(lists.read('key')).rejects.toThrow('Not now');
    fail(null);
    await Promise.all([lists.read('key'), lists.read('key'), lists.write('key', list)]);
    expect(await lists.read('key')).toEqual(list);
    expect(opened()).toBe(2);
  });
});

describe('a browser without storage', () => {
  it.each([
    ['has no such storage', {}],
    ['has it switched off', { indexedDB: null }],
    [
      'forbids to look at it',
      {
        get indexedDB(): IDBFactory {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
  ])('%s', async (_, scope) => {
    expect(openStoredLists(scope)).toBe(keepNothing);
    expect(await openStoredLists(scope).read('en /items/1')).toBeNull();
  });

  it('lets nobody open it', async () => {
    const open = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    const lists = openStoredLists({ indexedDB: { open } as unknown as IDBFactory });
    await expect(lists.read('en /items/1')).rejects.toThrow('insecure');
    await expect(lists.keepOnly(() => true)).rejects.toThrow('insecure');
  });
});

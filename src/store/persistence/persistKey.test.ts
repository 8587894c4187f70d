import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { fullStorage, memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { clientSignedOut } from '@/features/session/state/sessionSlice';
import type { StoragePair } from '@/shared/lib/storedValues';

import { createAppStore } from '../createAppStore';
import { rootReducer, type RootState } from '../rootReducer';
import { fromJson, type PersistedKey, type PersistOptions } from './persistedKeys';
import { isPersisted, persistKey } from './persistence';

const notesSlice = createSlice({
  name: 'notes',
  initialState: [] as string[],
  reducers: {
    noteWritten: (state, { payload }: PayloadAction<string>) => [...state, payload],
    notesRestored: (_, { payload }: PayloadAction<string[]>) => payload,
    notesBurnt: () => [],
  },
});
const { noteWritten, notesRestored, notesBurnt } = notesSlice.actions;
rootReducer.inject(notesSlice);

const selectNotes = (state: RootState) => (state as RootState & Partial<WithSlice<typeof notesSlice>>).notes ?? [];
const isText = (value: unknown) => typeof value === 'string';

const setUp = (storage: StoragePair, options: Partial<PersistOptions> = {}) => {
  const store = createAppStore({ services: someServices({ storage }) });
  const declared: PersistedKey<string[]> = {
    key: 'notes',
    parse: fromJson((stored) => (Array.isArray(stored) && stored.every(isText) ? stored : undefined)),
    absent: [],
    select: selectNotes,
    clearedWith: 'session',
    restored: notesRestored,
    changedElsewhere: notesRestored,
    ...options,
  };
  store.dispatch(persistKey(declared));
  return { store, declared, notes: () => selectNotes(store.getState()) };
};

it('restores the stored value and writes changes before the dispatch returns', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const { store, notes } = setUp({ local });
  expect(notes()).toEqual(['one']);
  store.dispatch(noteWritten('two'));
  expect(local.getItem('client.notes')).toBe('["one","two"]');
  store.dispatch(notesBurnt());
  expect(local.getItem('client.notes')).toBeNull();
});

describe('a cache of data that can be fetched again', () => {
  const local = memoryStorage();
  const readStored = () => local.getItem('client.notes');
  beforeEach(() => {
    jest.useFakeTimers();
    local.clear();
    local.writes.splice(0);
  });
  afterEach(() => jest.useRealTimers());

  it('is written once for many changes', () => {
    const { store } = setUp({ local }, { isDebounced: true });
    store.dispatch(noteWritten('one'));
    store.dispatch(noteWritten('two'));
    expect(readStored()).toBeNull();
    jest.runOnlyPendingTimers();
    expect(readStored()).toBe('["one","two"]');
    store.dispatch(noteWritten('three'));
    jest.runOnlyPendingTimers();
    expect(readStored()).toBe('["one","two","three"]');
    expect(local.writes).toHaveLength(2);
  });

  it('is written once when the page is left', () => {
    const events = new EventTarget();
    const { store } = setUp({ local, events }, { isDebounced: true });
    store.dispatch(noteWritten('one'));
    events.dispatchEvent(new Event('pagehide'));
    expect(readStored()).toBe('["one"]');
    local.clear();
    jest.runOnlyPendingTimers();
    events.dispatchEvent(new Event('pagehide'));
    expect(readStored()).toBeNull();
  });

  it('is not rewritten after it was erased', () => {
    const { store } = setUp({ local }, { isDebounced: true });
    store.dispatch(noteWritten('one'));
    store.dispatch(notesBurnt());
    jest.runOnlyPendingTimers();
    expect(readStored()).toBeNull();
  });
});

it('persists once, however often it is dispatched', () => {
  const local = memoryStorage();
  const { store, declared } = setUp({ local });
  store.dispatch(persistKey(declared));
  store.dispatch(noteWritten('one'));
  expect(local.writes).toEqual(['client.notes']);
});

it('treats unreadable data as absent and keeps it until something changes', () => {
  const local = memoryStorage({ 'client.notes': '{"version":9}' });
  const { store, notes } = setUp({ local });
  expect(notes()).toEqual([]);
  expect(local.getItem('client.notes')).toBe('{"version":9}');
  store.dispatch(noteWritten('one'));
  expect(local.getItem('client.notes')).toBe('["one"]');
});

it('syncs from another tab', () => {
  const [here, there] = someTabs(2).map((storage) => setUp(storage));
  here?.store.dispatch(noteWritten('one'));
  expect(there?.notes()).toEqual(['one']);
  here?.store.dispatch(notesBurnt());
  expect(there?.notes()).toEqual([]);
});

it('does not remove what another tab has written since', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const { store } = setUp({ local });
  local.setItem('client.notes', '["of the next client"]');
  store.dispatch(notesBurnt());
  expect(local.getItem('client.notes')).toBe('["of the next client"]');
});

it('rereads changes made while the page was in the back/forward cache', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const events = new EventTarget();
  const { notes } = setUp({ local, events });
  local.setItem('client.notes', '["two"]');
  events.dispatchEvent(new Event('pageshow'));
  expect(notes()).toEqual(['two']);
});

it('works with full storage and warns once', async () => {
  const { store, notes } = setUp({ local: fullStorage() });
  store.dispatch(noteWritten('one'));
  store.dispatch(noteWritten('two'));
  await Promise.resolve();
  expect(notes()).toEqual(['one', 'two']);
  const shown = store.getState().notifications.storefront.map(({ message }) => message);
  expect(shown).toEqual([{ kind: 'message', id: 'settings.storage.notKept' }]);
});

it('reports whether the value was really saved', () => {
  const saved = setUp({ local: memoryStorage() });
  saved.store.dispatch(noteWritten('one'));
  expect(saved.store.dispatch(isPersisted(saved.declared))).toBe(true);
  const lost = setUp({ local: fullStorage() });
  expect(lost.store.dispatch(isPersisted(lost.declared))).toBe(true);
  lost.store.dispatch(noteWritten('one'));
  expect(lost.store.dispatch(isPersisted(lost.declared))).toBe(false);
});

it('stops when the session of its client ends, and starts over when declared again', () => {
  const local = memoryStorage({ notes: '["one"]' });
  const { store, declared, notes } = setUp({ local }, { clearedWith: 'nothing' });
  store.dispatch(clientSignedOut());
  store.dispatch(noteWritten('of the next client'));
  expect(local.getItem('notes')).toBe('["one"]');
  store.dispatch(persistKey(declared));
  expect(notes()).toEqual(['one']);
});

describe('session storage', () => {
  it('is cleared completely when one of its items is removed', () => {
    const session = memoryStorage({ other: '1' });
    const { store } = setUp({ session }, { area: 'session' });
    store.dispatch(noteWritten('one'));
    expect(session.getItem('notes')).toBe('["one"]');
    store.dispatch(notesBurnt());
    expect(session).toHaveLength(0);
  });

  it('keeps the value when another removal has cleared it', () => {
    const session = memoryStorage();
    const events = new EventTarget();
    const { store } = setUp({ session, events }, { area: 'session' });
    store.dispatch(noteWritten('one'));
    session.clear();
    events.dispatchEvent(new Event('pagehide'));
    expect(session.getItem('notes')).toBe('["one"]');
  });
});

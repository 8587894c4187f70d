import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { fullStorage, memoryStorage, someTabs } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import type { StoragePair } from '@/shared/lib/storedValues';

import { createAppStore } from './createAppStore';
import { persistSlice } from './persistSlice';
import { rootReducer, type RootState } from './rootReducer';

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

const keeping = (storage: StoragePair, isCopy = false) => {
  const store = createAppStore({ services: someServices({ storage }) });
  const keep = persistSlice({
    key: 'client.notes',
    select: selectNotes,
    parse: (stored) => (Array.isArray(stored) && stored.every(isText) ? stored : undefined),
    none: [],
    restored: notesRestored,
    isCopy,
  });
  store.dispatch(keep);
  return { store, keep, notes: () => selectNotes(store.getState()) };
};

it('restores the stored value and writes changes before the dispatch returns', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const { store, notes } = keeping({ local });
  expect(notes()).toEqual(['one']);
  store.dispatch(noteWritten('two'));
  expect(local.getItem('client.notes')).toBe('["one","two"]');
  store.dispatch(notesBurnt());
  expect(local.getItem('client.notes')).toBeNull();
});

describe('a cache of data that can be fetched again', () => {
  const local = memoryStorage();
  const kept = () => local.getItem('client.notes');
  beforeEach(() => {
    jest.useFakeTimers();
    local.clear();
    local.writes.splice(0);
  });
  afterEach(() => jest.useRealTimers());

  it('is written once for many changes', () => {
    const { store } = keeping({ local }, true);
    store.dispatch(noteWritten('one'));
    store.dispatch(noteWritten('two'));
    expect(kept()).toBeNull();
    jest.runOnlyPendingTimers();
    expect(kept()).toBe('["one","two"]');
    store.dispatch(noteWritten('three'));
    jest.runOnlyPendingTimers();
    expect(kept()).toBe('["one","two","three"]');
    expect(local.writes).toHaveLength(2);
  });

  it('is written once when the page is left', () => {
    const events = new EventTarget();
    const { store } = keeping({ local, events }, true);
    store.dispatch(noteWritten('one'));
    events.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBe('["one"]');
    local.clear();
    jest.runOnlyPendingTimers();
    events.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBeNull();
  });

  it('is not rewritten after it was erased', () => {
    const { store } = keeping({ local }, true);
    store.dispatch(noteWritten('one'));
    store.dispatch(notesBurnt());
    jest.runOnlyPendingTimers();
    expect(kept()).toBeNull();
  });
});

it('persists once, however often it is dispatched', () => {
  const local = memoryStorage();
  const { store, keep } = keeping({ local });
  store.dispatch(keep);
  store.dispatch(noteWritten('one'));
  expect(local.writes).toEqual(['client.notes']);
});

it('treats unreadable data as absent and keeps it until something changes', () => {
  const local = memoryStorage({ 'client.notes': '{"version":9}' });
  const { store, notes } = keeping({ local });
  expect(notes()).toEqual([]);
  expect(local.getItem('client.notes')).toBe('{"version":9}');
  store.dispatch(noteWritten('one'));
  expect(local.getItem('client.notes')).toBe('["one"]');
});

it('syncs from another tab', () => {
  const [here, there] = someTabs(2).map((storage) => keeping(storage));
  here?.store.dispatch(noteWritten('one'));
  expect(there?.notes()).toEqual(['one']);
  here?.store.dispatch(notesBurnt());
  expect(there?.notes()).toEqual([]);
});

it('does not remove what another tab has written since', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const { store } = keeping({ local });
  local.setItem('client.notes', '["of the next client"]');
  store.dispatch(notesBurnt());
  expect(local.getItem('client.notes')).toBe('["of the next client"]');
});

it('rereads changes made while the page was in the back/forward cache', () => {
  const local = memoryStorage({ 'client.notes': '["one"]' });
  const events = new EventTarget();
  const { notes } = keeping({ local, events });
  local.setItem('client.notes', '["two"]');
  events.dispatchEvent(new Event('pageshow'));
  expect(notes()).toEqual(['two']);
});

it('works with full storage and warns once', () => {
  const { store, notes } = keeping({ local: fullStorage() });
  store.dispatch(noteWritten('one'));
  store.dispatch(noteWritten('two'));
  expect(notes()).toEqual(['one', 'two']);
  const shown = store.getState().notifications.storefront.map(({ message }) => message);
  expect(shown).toEqual([{ kind: 'message', id: 'settings.storage.notKept' }]);
});

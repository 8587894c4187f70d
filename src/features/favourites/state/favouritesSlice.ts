import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';

import {
  cleanNote,
  type FavouriteItem,
  type FavouriteLine,
  type FavouriteList,
  isSameItem,
  maxLists,
  parseLines,
  replaceItem,
  toUniqueName,
} from './favouriteList';
import type { SavedList } from './mergeLists';

/** `browserOnly`: the services keep no lists. */
export type SyncState = 'waiting' | 'running' | 'done' | 'failed' | 'browserOnly';

/** `usedId` is the list that last received an item, `account` what the client's account had when last seen. */
export type FavouritesState = {
  clientId: number | null;
  lists: FavouriteList[];
  usedId: string | null;
  account: SavedList[] | null;
  sync: SyncState;
};

type ListAction<Change> = PayloadAction<{ listId: string } & Change>;

const initialState: FavouritesState = { clientId: null, lists: [], usedId: null, account: null, sync: 'waiting' };

const findList = ({ lists }: FavouritesState, listId: string) => lists.find(({ id }) => id === listId);

const addLines = (list: FavouriteList, lines: readonly FavouriteLine[]) => {
  list.lines = parseLines([...list.lines, ...lines]);
};

const removeItem = (list: FavouriteList, item: FavouriteItem) => {
  list.lines = list.lines.filter((line) => !isSameItem(line, item));
};

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouritesOpened: (state, { payload }: PayloadAction<{ clientId: number; lists: FavouriteList[] }>) => ({
      ...(payload.clientId === state.clientId ? state : initialState),
      ...payload,
    }),
    accountSeen: (state, { payload }: PayloadAction<SavedList[] | null>) => {
      state.account = payload;
    },
    syncStarted: (state) => {
      state.sync = 'running';
    },
    syncEnded: (state, { payload }: PayloadAction<Exclude<SyncState, 'waiting' | 'running'>>) => {
      state.sync = payload;
    },
    listsMerged: (state, { payload }: PayloadAction<{ lists: FavouriteList[]; account: SavedList[] }>) => {
      Object.assign(state, payload);
    },
    listSaved: (state, { payload }: PayloadAction<SavedList>) => {
      state.account = [...(state.account ?? []).filter(({ id }) => id !== payload.id), payload];
    },
    listUnsaved: (state, { payload: { listId } }: PayloadAction<{ listId: string }>) => {
      state.account = (state.account ?? []).filter(({ id }) => id !== listId);
    },
    listCreated: {
      reducer: (state, { payload: { id, name, lines, isUnnamed } }: PayloadAction<FavouriteList>) => {
        if (state.lists.length >= maxLists) return;
        const list = { id, name: toUniqueName(name, state.lists), lines: parseLines(lines) };
        state.lists.push(isUnnamed ? { ...list, isUnnamed } : list);
        state.usedId = id;
      },
      prepare: (name: string, lines: FavouriteLine[] = [], unnamed: Pick<FavouriteList, 'isUnnamed'> = {}) => ({
        payload: { id: nanoid(), name, lines, ...unnamed },
      }),
    },
    listsImported: {
      reducer: (state, { payload: { lists } }: PayloadAction<{ lists: FavouriteList[] }>) => {
        for (const list of lists) {
          if (state.lists.length < maxLists) state.lists.push({ ...list, name: toUniqueName(list.name, state.lists) });
        }
      },
      prepare: (lists: readonly FavouriteList[]) => ({
        payload: { lists: lists.map(({ name, lines }) => ({ id: nanoid(), name, lines })) },
      }),
    },
    listRenamed: (state, { payload: { listId, name } }: ListAction<{ name: string }>) => {
      const list = findList(state, listId);
      const others = state.lists.filter(({ id }) => id !== listId);
      if (!list) return;
      list.name = toUniqueName(name, others);
      delete list.isUnnamed;
    },
    listDeleted: (state, { payload: { listId } }: PayloadAction<{ listId: string }>) => {
      state.lists = state.lists.filter(({ id }) => id !== listId);
    },
    linesAdded: (state, { payload: { listId, lines } }: ListAction<{ lines: FavouriteLine[] }>) => {
      const list = findList(state, listId);
      if (!list) return;
      addLines(list, lines);
      state.usedId = listId;
    },
    lineRemoved: (state, { payload: { listId, item } }: ListAction<{ item: FavouriteItem }>) => {
      const list = findList(state, listId);
      if (list) removeItem(list, item);
    },
    lineMoved: (state, { payload: { listId, toId, item } }: ListAction<{ toId: string; item: FavouriteItem }>) => {
      const from = findList(state, listId);
      const to = findList(state, toId);
      const line = from?.lines.find((known) => isSameItem(known, item));
      if (!from || !to || !line || from === to) return;
      addLines(to, [line]);
      // A full list has not accepted the line.
      if (to.lines.some((known) => isSameItem(known, item))) removeItem(from, item);
    },
    lineReplaced: (
      state,
      { payload: { listId, item, by } }: ListAction<{ item: FavouriteItem; by: FavouriteItem }>,
    ) => {
      const list = findList(state, listId);
      if (list) list.lines = replaceItem(list.lines, item, by);
    },
    quantitySet: (
      state,
      { payload: { listId, item, quantity } }: ListAction<{ item: FavouriteItem; quantity: number }>,
    ) => {
      const line = findList(state, listId)?.lines.find((known) => isSameItem(known, item));
      if (line) line.quantity = quantity;
    },
    noteWritten: (state, { payload: { listId, item, note } }: ListAction<{ item: FavouriteItem; note: string }>) => {
      const line = findList(state, listId)?.lines.find((known) => isSameItem(known, item));
      if (line) line.note = cleanNote(note);
    },
    lineShifted: (state, { payload: { listId, item, to } }: ListAction<{ item: FavouriteItem; to: number }>) => {
      const lines = findList(state, listId)?.lines ?? [];
      const at = lines.findIndex((known) => isSameItem(known, item));
      lines.splice(to, 0, ...lines.splice(at, 1));
    },
    allListsDeleted: (state) => ({ ...state, lists: [], usedId: null }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectLists: ({ lists }) => lists,
    selectOwner: ({ clientId }) => clientId,
    selectAccount: ({ account }) => account,
    selectSync: ({ sync }) => sync,
    /** Whether the lists are as complete as they will be for now. */
    selectIsSynced: ({ sync }) => sync !== 'waiting' && sync !== 'running',
    /** Where the lists are kept: in the account once they have been synced, unless it cannot be reached. */
    selectKeptIn: ({ account, sync }) => {
      if (sync === 'failed') return 'browserForNow';
      return account ? 'account' : 'browser';
    },
    selectUsedList: ({ lists, usedId }) => lists.find(({ id }) => id === usedId) ?? lists[0] ?? null,
    selectIsFavourite: ({ lists }, item: FavouriteItem) =>
      lists.some(({ lines }) => lines.some((line) => isSameItem(line, item))),
  },
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { type CartState, selectCartLines } from '@/features/cart/state/cartSelectors';
import { isSessionEnd } from '@/features/session/state/sessionSlice';
import { noteFields, type OrderDraft } from '@/shared/lib/orderComment';

import { type Batch, isUnresolved, mergeBatches } from './batch';

export type PushProblem =
  | 'offline'
  | 'empty'
  | 'unreadQuantities'
  | 'cartNotSaved'
  | 'blockedLines'
  | 'unreadableLines'
  | 'notStored'
  | 'pushedElsewhere'
  | 'failed';

export type PushState = {
  draft: OrderDraft | null;
  /** From the button press until the batch is recorded or given up. */
  isPreparing: boolean;
  /** Another tab has held the lock for too long. */
  isHeldUp: boolean;
  problem: PushProblem | null;
  batches: Batch[];
};

/** The slice is injected late; nothing is pushed before that. */
export type PushView = { push?: PushState };

const initialState: PushState = { draft: null, isPreparing: false, isHeldUp: false, problem: null, batches: [] };

export const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    noteWritten: (state, { payload }: PayloadAction<OrderDraft>) => {
      state.draft = noteFields.every((field) => payload[field] === '') ? null : payload;
    },
    noteRestored: (state, { payload }: PayloadAction<OrderDraft | null>) => {
      state.draft = payload;
    },
    pushRequested: (state) => {
      state.isPreparing = true;
      state.problem = null;
    },
    pushHeldUp: (state) => {
      state.isHeldUp = true;
    },
    pushAbandoned: (state, { payload }: PayloadAction<PushProblem | null>) => {
      state.isPreparing = false;
      state.isHeldUp = false;
      state.problem = payload;
    },
    /** A new batch replaces the finished ones. */
    batchRecorded: (state, { payload }: PayloadAction<Batch>) => {
      state.isPreparing = false;
      state.isHeldUp = false;
      state.batches = [...state.batches.filter(isUnresolved), payload];
    },
    batchChanged: (state, { payload }: PayloadAction<Batch>) => {
      state.batches = state.batches.map((batch) => (batch.id === payload.id ? payload : batch));
    },
    /** Syncs with storage. Batches no longer there were closed in another tab. */
    batchesLoaded: (state, { payload }: PayloadAction<Batch[]>) => {
      const remaining = state.batches.filter(({ id }) => payload.some((batch) => batch.id === id));
      state.batches = mergeBatches(remaining, payload);
    },
    batchClosed: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.batches = state.batches.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState);
  },
});

export const {
  noteWritten,
  noteRestored,
  pushRequested,
  pushHeldUp,
  pushAbandoned,
  batchRecorded,
  batchChanged,
  batchesLoaded,
  batchClosed,
} = pushSlice.actions;

const getPushState = ({ push }: PushView): PushState => push ?? initialState;

/** Only this client's draft: no client may see what another one wrote. */
export const selectDraft = (state: PushView, clientId: number | undefined): OrderDraft | null => {
  const { draft } = getPushState(state);
  return draft?.clientId === clientId ? draft : null;
};
export const selectStoredDraft = (state: PushView): OrderDraft | null => getPushState(state).draft;
export const selectIsPreparing = (state: PushView): boolean => getPushState(state).isPreparing;
export const selectIsHeldUp = (state: PushView): boolean => getPushState(state).isHeldUp;
export const selectProblem = (state: PushView): PushProblem | null => getPushState(state).problem;
export const selectBatches = (state: PushView): Batch[] => getPushState(state).batches;
export const selectHasUnresolved = (state: PushView): boolean => selectBatches(state).some(isUnresolved);

/** Whether the cart has lines that could be sent: an order with an unknown result may still contain them. */
export const selectCanOrder = (state: PushView & { cart: CartState }): boolean =>
  !selectHasUnresolved(state) && selectCartLines(state).length > 0;

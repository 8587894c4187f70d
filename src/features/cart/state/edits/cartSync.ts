import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { SessionState } from '@/features/session/state/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import type { Cart, CatalogCartItem } from '@/api/inventoryApi';
import type { TabChannel } from '@/shared/lib/storedValues';

import type { CartFailure, CartState } from '../cartSlice';

export type CartServices = { config: CatalogIds; cartSync: CartSync; isReplaying?: () => boolean };
export type CartThunkState = { session: SessionState; cart: CartState };
export type CartThunk<Result> = ThunkAction<Result, CartThunkState, CartServices, UnknownAction>;

/** A waiting edit stays pending until the service is reachable; the next successful cart read resumes it. */
export type EditOutcome = { state: 'saved' } | { state: 'failed'; error: CartFailure } | { state: 'waiting' };

export type CartResult = { data: Cart } | { error: CartFailure };

/** A read in flight, and the lines that settled since it was sent: its response may not include them. */
export type CartRead = { catalogId: number; settled: Map<number, CatalogCartItem | null> };

type EditNotice = { isDeletion: boolean; isSaved: Promise<boolean> };

/** What a store's cart is waiting for. Keys contain the client, whose requests may outlast the session. */
export const createCartSync = () => ({
  isStarted: false,
  /** The client's other tabs, once started. */
  tabs: undefined as TabChannel | undefined,
  /** By client and line. */
  edits: new Map<string, Promise<EditOutcome>>(),
  /** How each of these is reported: once, for the last of the quantities that share it. */
  notices: new WeakMap<Promise<EditOutcome>, EditNotice>(),
  /** The last new line of each cart: they are sent one at a time. */
  inserts: new Map<string, Promise<unknown>>(),
  reads: new Set<CartRead>(),
  /** Initial reads, shared by concurrent callers. */
  openings: new Map<string, Promise<CartResult>>(),
  /** The carts whose failed read is being retried. */
  retries: new Set<string>(),
  /** By the name of the run that adds many lines. */
  runs: new Map<string, AbortController>(),
  /** When each line was reported as not added. */
  failedAdditions: new Map<string, number>(),
});

export type CartSync = ReturnType<typeof createCartSync>;

import type { AppStore } from './createAppStore';

/** Settled once the stored settings have reached the state; it never rejects for what storage holds or refuses. */
export const whenRehydrated = (store: Pick<AppStore, 'rehydrated'>): Promise<void> => store.rehydrated;

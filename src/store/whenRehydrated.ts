import type { AppStore } from './createAppStore';

/** Resolves once the stored settings have reached the state; unreadable or blocked storage never rejects it. */
export const whenRehydrated = (store: Pick<AppStore, 'rehydrated'>): Promise<void> => store.rehydrated;

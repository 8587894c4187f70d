import type { StoragePair } from '@/shared/lib/storedValues';

const present = (area: Storage | null): Storage | undefined => area ?? undefined;

// A blocked area throws at the property itself, and some embedded browsers answer null.
const area = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return present(window[name]);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** The browser's storages, or undefined without a browser. */
export const browserStorages = (): StoragePair | undefined =>
  typeof window === 'undefined'
    ? undefined
    : {
        local: area('localStorage'),
        session: area('sessionStorage'),
        events: window,
        channel: (name) => new BroadcastChannel(name),
      };

import type { StoragePair, TabChannel } from '@/shared/lib/storedValues';

/** Undefined where the browser throws, whatever it throws: blocked storage throws at the property itself. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

// Browsers and what is built on them throw anything, or nothing at all. Callers expect of storage a DOMException alone.
const refusing = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof DOMException ? error : new DOMException(String(error), 'SecurityError');
  }
};

const createArea = (area: Storage): Storage => ({
  get length() {
    return refusing(() => area.length);
  },
  key: (index) => refusing(() => area.key(index)),
  getItem: (key) => refusing(() => area.getItem(key)),
  setItem: (key, value) => refusing(() => area.setItem(key, value)),
  removeItem: (key) => refusing(() => area.removeItem(key)),
  clear: () => refusing(() => area.clear()),
});

// Some embedded browsers answer null.
const openArea = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  const area: Storage | null | undefined = attempt(() => window[name]);
  return area ? createArea(area) : undefined;
};

/** Without it, the other tabs learn of a change when they read anew. */
const openChannel = (name: string): TabChannel | undefined =>
  attempt(() => {
    const channel = new BroadcastChannel(name);
    return {
      postMessage: (message) => attempt(() => channel.postMessage(message)),
      addEventListener: channel.addEventListener.bind(channel),
    };
  });

/** The browser's storages, or undefined without a browser. */
export const browserStorages = (): StoragePair | undefined =>
  typeof window === 'undefined'
    ? undefined
    : { local: openArea('localStorage'), session: openArea('sessionStorage'), events: window, channel: openChannel };

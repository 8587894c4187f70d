import type { StoragePair, TabChannel } from '@/shared/lib/storedValues';

/** Undefined if the browser throws anything: blocked storage throws on property access. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

// Browsers and embedders may throw anything, even undefined. Callers expect only a DOMException from storage.
const rethrowAsDomException = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof DOMException ? error : new DOMException(String(error), 'SecurityError');
  }
};

const normaliseErrors = (area: Storage): Storage => ({
  get length() {
    return rethrowAsDomException(() => area.length);
  },
  key: (index) => rethrowAsDomException(() => area.key(index)),
  getItem: (key) => rethrowAsDomException(() => area.getItem(key)),
  setItem: (key, value) => rethrowAsDomException(() => area.setItem(key, value)),
  removeItem: (key) => rethrowAsDomException(() => area.removeItem(key)),
  clear: () => rethrowAsDomException(() => area.clear()),
});

// Some embedded browsers return null.
const openArea = (name: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  const area: Storage | null | undefined = attempt(() => window[name]);
  return area ? normaliseErrors(area) : undefined;
};

/** Without a channel, other tabs notice a change on their next read. */
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

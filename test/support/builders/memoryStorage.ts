import type { StoragePair, TabChannel } from '@/shared/lib/storedValues';

/** In-memory browser storage that records its writes. */
export const memoryStorage = (initial: Record<string, string> = {}): Storage & { writes: string[] } => {
  const values = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    writes,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      writes.push(key);
      values.set(key, value);
    },
    removeItem: (key) => {
      writes.push(key);
      values.delete(key);
    },
    clear: () => values.clear(),
  };
};

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
};

/** Read-only storage: private mode, or a full disk. */
export const fullStorage = (initial: Record<string, string> = {}): Storage =>
  Object.assign(memoryStorage(initial), { setItem: refuse, removeItem: refuse });

/** Storage that throws on every access. */
export const blockedStorage = (): Storage => ({
  get length() {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
});

/** Tabs sharing one local storage: each is notified of the others' writes. */
export const someTabs = (count: number, initial: Record<string, string> = {}) => {
  const local = memoryStorage(initial);
  const tabs = Array.from({ length: count }, () => new EventTarget());
  const ends: { name: string; end: EventTarget }[] = [];
  const open = (name: string): TabChannel => {
    const end = new EventTarget();
    ends.push({ name, end });
    const postMessage = (data: unknown) => {
      const message = structuredClone(data);
      const others = ends.filter((other) => other.name === name && other.end !== end);
      others.forEach((other) => other.end.dispatchEvent(new MessageEvent('message', { data: message })));
    };
    return Object.assign(end, { postMessage }) as TabChannel;
  };
  const notifyOthers = (writer: EventTarget, key: string | null): void => {
    const storageEvent = Object.assign(new Event('storage'), { key, storageArea: null });
    tabs.filter((tab) => tab !== writer).forEach((tab) => tab.dispatchEvent(storageEvent));
  };
  return tabs.map((events): Required<StoragePair> & { local: Storage; session: Storage } => ({
    events,
    channel: open,
    session: memoryStorage(),
    local: {
      key: local.key,
      getItem: local.getItem,
      get length() {
        return local.length;
      },
      setItem: (key, value) => {
        local.setItem(key, value);
        notifyOthers(events, key);
      },
      removeItem: (key) => {
        local.removeItem(key);
        notifyOthers(events, key);
      },
      clear: () => {
        local.clear();
        notifyOthers(events, null);
      },
    },
  }));
};

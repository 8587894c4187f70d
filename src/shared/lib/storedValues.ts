export type StoragePair = {
  local?: Storage | undefined;
  session?: Storage | undefined;
  /** Emits changes by other tabs: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Notifies this client's other tabs, and is notified by them. */
  channel?: ((name: string) => TabChannel | undefined) | undefined;
};

export type TabChannel = { postMessage: (message: unknown) => void } & Pick<BroadcastChannel, 'addEventListener'>;

export type StoredTypes = { text: string; json: unknown; integer: number; float: number; boolean: boolean };

/** Every local and session storage key as it was at start-up (spec §3), and which area could not be read. */
export type StoredValues = {
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
  failure: unknown;
};

export const listKeys = (area: Storage): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);

const readArea = (area: Storage | undefined): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const key of area ? listKeys(area) : []) {
    const text = area?.getItem(key) ?? null;
    if (text !== null) values[key] = text;
  }
  return values;
};

export const readStoredValues = ({ local, session }: StoragePair): StoredValues => {
  let failure: unknown = undefined;
  const readSafely = (area: Storage | undefined): Record<string, string> => {
    try {
      return readArea(area);
    } catch (error) {
      failure = error;
      return {};
    }
  };
  return { local: readSafely(local), session: readSafely(session), failure };
};

const parsers: { [Type in keyof StoredTypes]: (text: string) => StoredTypes[Type] | undefined } = {
  text: (text) => text,
  json: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  integer: (text) => (/^\s*[+-]?\d+\s*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
  float: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
  boolean: (text) => {
    const word = text.trim().toLowerCase();
    if (['true', '1'].includes(word)) return true;
    return ['false', '0'].includes(word) ? false : undefined;
  },
};

/** The value parsed as the given type; undefined if the text is not of that type. */
export const parseStored = <Type extends keyof StoredTypes>(text: string, type: Type): StoredTypes[Type] | undefined =>
  parsers[type](text);

/** A list as the service sent it, kept between visits. */
export type KeptList = { text: string; etag: string | null; fetchedAt: number };

/** Any of these may fail: storage full, blocked or broken. */
export type KeptLists = {
  read: (key: string) => Promise<KeptList | null>;
  write: (key: string, list: KeptList) => Promise<void>;
  /** The service said that the list has not changed. */
  touch: (key: string, fetchedAt: number) => Promise<void>;
};

export const keptKey = (language: string, url: string): string => `${language} ${url}`;

export const keepNothing: KeptLists = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  touch: () => Promise.resolve(),
};

import { readAs, readStoredValues, type StoragePair } from '@/shared/lib/storedValues';

type ReadAs = Parameters<typeof readAs>[2];

/** Spec §3: the settings as they were at start-up, and the two ways of clearing them. */
export const createStoredSettings = (storage: StoragePair | undefined) => {
  const values = readStoredValues(storage ?? {});
  return {
    values,
    readAs: <Type extends ReadAs>(key: string, type: Type) => readAs<Type>(values, key, type),
    // Spec §3: without a browser the token reads as a placeholder. It has one part, so no request ever carries it.
    token: (): string => (storage ? (readAs(values, 'JWTtoken', 'text') ?? '') : 'server-env'),
    // Spec §3: removing an item from session storage clears all of it.
    removeFromSession: (_key: string): void => {
      try {
        storage?.session?.clear();
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
};

export type StoredSettings = ReturnType<typeof createStoredSettings>;

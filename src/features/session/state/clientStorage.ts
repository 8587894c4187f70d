import { listKeys, parseStored, type StoragePair } from '@/shared/lib/storedValues';

/** Storage key for one client's data: it is removed on sign-out even if the code that wrote it never runs. */
export const getClientKey = <Name extends string>(name: Name) => `client.${name}` as const;

const belongsToClient = (clientId: number | undefined, text: string): boolean => {
  const [stored] = [parseStored(text, 'json')].flat() as ({ clientId?: unknown } | null | undefined)[];
  return clientId !== undefined && stored?.clientId === clientId;
};

/**
 * The tab's session storage is cleared completely: what a visitor entered before signing in is not for the next one
 * either. A tab may learn late that another client signed in elsewhere, so data already stored for `currentClientId` stays.
 */
export const clearClientStorage = ({ local, session }: Partial<StoragePair> = {}, currentClientId?: number): void => {
  try {
    session?.clear();
    for (const key of local ? listKeys(local) : []) {
      if (key.startsWith(getClientKey('')) && !belongsToClient(currentClientId, local?.getItem(key) ?? ''))
        local?.removeItem(key);
    }
  } catch (error) {
    // Inaccessible storage has nothing of the client either.
    if (!(error instanceof DOMException)) throw error;
  }
};

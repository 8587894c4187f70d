import { parseStored, type StoragePair } from '@/shared/lib/storedValues';

/** What is kept for a client alone: it goes when the client does, also where no code that wrote it is running. */
export const clientKey = <Name extends string>(name: Name) => `client.${name}` as const;

const belongsToClient = (clientId: number | undefined, text: string): boolean => {
  const [kept] = [parseStored(text, 'json')].flat() as ({ clientId?: unknown } | null | undefined)[];
  return clientId !== undefined && kept?.clientId === clientId;
};

/**
 * The tab's own storage goes whole: what a visitor wrote before signing in is not for the next one either. A tab may
 * learn late that another client signed in elsewhere: what is kept for `present` already stays.
 */
export const forgetClient = ({ local, session }: Partial<StoragePair> = {}, present?: number): void => {
  try {
    session?.clear();
    const keys = Array.from({ length: local?.length ?? 0 }, (_, index) => local?.key(index) ?? '');
    for (const key of keys) {
      if (key.startsWith(clientKey('')) && !belongsToClient(present, local?.getItem(key) ?? '')) local?.removeItem(key);
    }
  } catch (error) {
    // Storage that refuses keeps nothing of the client either.
    if (!(error instanceof DOMException)) throw error;
  }
};

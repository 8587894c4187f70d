import type { Database } from '../db/openDatabase';

// How long a page may lag behind another process's change; costs one small query in that time.
const lifetimeMs = 500;

// How long a page may lag behind a provider's lists, whose changes we are not notified of.
const providerLifetimeMs = 60_000;

/** Changes whenever the data that pages show does, and every minute if a provider has the lists. */
export const createDataVersion = (db: Database, now: () => number, hasOwnLists: boolean) => {
  let known: { version: Promise<string>; readAt: number } | undefined;

  const read = async () => {
    const rows = await db.selectFrom('data_versions').select(['scope', 'version']).orderBy('scope').execute();
    const versions = rows.map(({ scope, version }) => `${scope}=${version}`);
    return [...versions, ...(hasOwnLists ? [] : [Math.floor(now() / providerLifetimeMs)])].join(' ');
  };

  return (): Promise<string> => {
    if (known && now() - known.readAt < lifetimeMs) return known.version;
    const reading = { version: read(), readAt: now() };
    known = reading;
    reading.version.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.version;
  };
};

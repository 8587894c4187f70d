import type { Database } from '../db/openDatabase';

// How late a page may show another process's change, at the cost of one small query in that time.
const lifetimeMs = 500;

// How late a page may show a change of a provider's lists, of which nothing tells us.
const providerLifetimeMs = 60_000;

/** Changes with every change of the data that pages show; every minute where a provider has the lists. */
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

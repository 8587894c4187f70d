import type { Database } from '../db/openDatabase';

// How late a page may show another process's change, at the cost of one small query in that time.
const lifetimeMs = 500;

/** Changes with every change of the data that pages show. */
export const createDataVersion = (db: Database, now: () => number) => {
  let known: { version: Promise<string>; readAt: number } | undefined;

  const read = async () => {
    const rows = await db.selectFrom('data_versions').select(['scope', 'version']).orderBy('scope').execute();
    return rows.map(({ scope, version }) => `${scope}=${version}`).join(' ');
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

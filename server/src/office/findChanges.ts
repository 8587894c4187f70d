import type { Change, ChangedField, OfficeInputs } from '@/contracts/office';

import { readDay } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { createChangesRepository, type StoredChange } from '../repositories/changesRepository';
import type { OfficeContext } from './officeParts';

type Values = Map<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of fields are named like `name.es`. */
const flatten = (value: unknown, path: string, found: Values = new Map()): Values => {
  if (isObject(value))
    for (const [field, inner] of Object.entries(value)) flatten(inner, path === '' ? field : `${path}.${field}`, found);
  else if (value !== null && value !== undefined)
    found.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  return found;
};

const readValues = (json: string | null) => flatten(json === null ? null : JSON.parse(json), '');

const compare = (before: Values, after: Values): ChangedField[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((each) => each.before !== each.after);

const toChange = ({ before, after, moment, ...change }: StoredChange): Change => ({
  ...change,
  date: new Date(moment).toISOString(),
  fields: compare(readValues(before), readValues(after)),
});

/** A page of what was changed, newest first. */
export const findChangePage = async (
  db: Database,
  { config }: Pick<OfficeContext, 'config'>,
  { page = 1, perPage = 25, q, since, until, ...filter }: NonNullable<OfficeInputs['listChanges']['query']>,
) => {
  const { changes, total } = await createChangesRepository(db, config.runtime.accountId).listPage(
    {
      ...filter,
      text: q,
      since: readDay('since', since, config.timeZone)?.start,
      until: readDay('until', until, config.timeZone)?.end,
    },
    { limit: perPage, offset: (page - 1) * perPage },
  );
  return { changes: changes.map(toChange), total };
};

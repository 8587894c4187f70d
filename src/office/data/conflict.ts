export type Values = Record<string, unknown>;

/** A record as it was when a form was opened, as somebody else has left it meanwhile, and as it was filled in. */
export type Conflict = { resource: string; before: Values; now: Values; typed: Values };

/** Resolves to what is saved instead, or to nothing, which leaves the form as it is. */
export type ResolveConflict = (conflict: Conflict) => Promise<Values | undefined>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists of different lengths are compared as a whole, and so are lists of texts. */
const isAlike = (typed: unknown, now: unknown) =>
  !Array.isArray(typed) || (Array.isArray(now) && now.length === typed.length && typed.every(isObject));

const get = (values: unknown, fields: string[]) =>
  fields.reduce<unknown>((value, field) => (value as Values | null | undefined)?.[field], values);

/** Of the fields that both have, which are named like `name.es` or `lines.0.note`. */
const listPaths = (typed: unknown, now: unknown, path: string[] = []): string[] =>
  isObject(typed) && isObject(now) && isAlike(typed, now)
    ? Object.entries(typed)
        .filter(([field]) => field in now)
        .flatMap(([field, value]) => listPaths(value, (now as Values)[field], [...path, field]))
    : [path.join('.')];

/** Forms empty a field with nothing. */
const isSame = (left: unknown, right: unknown) => JSON.stringify(left ?? '') === JSON.stringify(right ?? '');

/** Where what was typed differs from what is there now; mine is what the person has changed. */
export const listDifferences = ({ before, now, typed }: Conflict) =>
  listPaths(typed, now)
    .map((path) => {
      const [was, is, own] = [before, now, typed].map((values) => get(values, path.split('.')));
      return { path, before: was, now: is, typed: own, isMine: !isSame(was, own) };
    })
    .filter((each) => !isSame(each.now, each.typed));

/** What was typed, but for these fields, which stay as they are now. */
export const mergeConflict = ({ now, typed }: Conflict, theirs: string[]): Values => {
  const merged = structuredClone(typed);
  for (const path of theirs) {
    const fields = path.split('.');
    Object.assign(get(merged, fields.slice(0, -1)) as Values, { [fields.at(-1) ?? '']: get(now, fields) });
  }
  return merged;
};

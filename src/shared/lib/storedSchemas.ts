import * as v from 'valibot';

export const integer = v.pipe(v.number(), v.safeInteger());

/** The parsed value; undefined if it does not match the schema. */
export const parseAs = <Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value | undefined => {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true });
  return success ? output : undefined;
};

/** A list without its malformed items. */
export const validItems = <Value extends object>(item: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) => values.flatMap((value) => parseAs(item, value) ?? [])),
  );

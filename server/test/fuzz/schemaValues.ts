import fc, { type Arbitrary } from 'fast-check';

import type { Schema } from './contractOperations';

/** Values that exist in the shop, by field name; without them every request would end with a 404. */
export type KnownValues = Record<string, () => unknown[]>;

// U+0000 is refused everywhere, and half a surrogate pair is not valid text.
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('\u0001', '\u202e', '\ufeff', '"', '\\', "'", '%', '<', '\n', '🧰') },
);

const countCharacters = (text: string) => [...text].length;

const arbitraryDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const arbitraryText = (schema: Schema): Arbitrary<unknown> => {
  const { minLength = 0, maxLength = 300, format, pattern = '', enum: values } = schema;
  if (values) return fc.constantFrom(...values);
  if (pattern.startsWith('^')) return fc.stringMatching(new RegExp(pattern), { maxLength });
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return arbitraryDay;
  const isFit = (text: string) =>
    !text.includes('\u0000') && countCharacters(text) >= minLength && countCharacters(text) <= maxLength;
  const short = fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, minLength + 24) }).filter(isFit);
  const longest = fc.constantFrom('a', 'ñ', '产').map((sign) => sign.repeat(maxLength));
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: longest });
};

const arbitraryInteger = ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): Arbitrary<number> =>
  fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));

const arbitraryNumber = ({ minimum = -1e300, maximum = 1e300 }: Schema): Arbitrary<number> =>
  fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });

const arbitraryObject = (schema: Schema, known: KnownValues): Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryValues(inner, known, name)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
};

const drawByType = (schema: Schema, known: KnownValues): Arbitrary<unknown> => {
  switch (schema.type) {
    case 'integer':
      return arbitraryInteger(schema);
    case 'number':
      return arbitraryNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryValues(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 8, 8),
      });
    case 'object':
      return arbitraryObject(schema, known);
    default:
      return arbitraryText(schema);
  }
};

/** Values that the schema allows; mostly existing ones if the shop knows the field's name. */
export const arbitraryValues = (schema: Schema, known: KnownValues, name?: string): Arbitrary<unknown> => {
  const drawn = schema.nullable ? fc.option(drawByType(schema, known), { freq: 4 }) : drawByType(schema, known);
  const candidates = name === undefined ? undefined : known[name];
  if (!candidates) return drawn;
  const familiar = fc.tuple(fc.nat(), drawn).map(([index, other]) => {
    const values = candidates();
    return values.length === 0 ? other : values[index % values.length];
  });
  return fc.oneof({ weight: 12, arbitrary: familiar }, { weight: 1, arbitrary: drawn });
};

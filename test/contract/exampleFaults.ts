export type Schema = {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  example?: unknown;
  'x-extension'?: boolean;
};

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  email: /^[^@\s]+@[^@\s]+$/,
};

const getKind = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isOfType = (value: unknown, type: string) =>
  getKind(value) === type || (type === 'number' && typeof value === 'number');

/** Where a value violates the subset of JSON Schema that the contracts use. */
export const findFaults = (value: unknown, schema: Schema, schemas: Record<string, Schema>, place = ''): string[] => {
  if (schema.$ref) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target ? findFaults(value, target, schemas, place) : [`${place} ${schema.$ref} does not exist`];
  }
  if (schema.allOf) return schema.allOf.flatMap((part) => findFaults(value, part, schemas, place));
  if (value === null && schema.nullable) return [];
  if (schema.type && !isOfType(value, schema.type)) return [`${place} is ${getKind(value)}, not ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is not one of ${schema.enum.join()}`];
  if (typeof value === 'number') return numberFaults(value, schema, place);
  if (typeof value === 'string') return textFaults(value, schema, place);
  if (Array.isArray(value)) return listFaults(value, schema, schemas, place);
  return typeof value === 'object' ? objectFaults(value as Record<string, unknown>, schema, schemas, place) : [];
};

const numberFaults = (value: number, { minimum = -Infinity, maximum = Infinity }: Schema, place: string) =>
  value < minimum || value > maximum ? [`${place} is out of range`] : [];

const textFaults = (value: string, { minLength = 0, maxLength = Infinity, format }: Schema, place: string) => [
  ...(value.length < minLength || value.length > maxLength ? [`${place} has the wrong length`] : []),
  ...(format && formats[format]?.test(value) === false ? [`${place} is not a valid ${format}`] : []),
];

const listFaults = (value: unknown[], schema: Schema, schemas: Record<string, Schema>, place: string) => [
  ...(value.length > (schema.maxItems ?? Infinity) ? [`${place} is too long`] : []),
  ...value.flatMap((item, index) => findFaults(item, schema.items ?? {}, schemas, `${place}/${index}`)),
];

const objectFaults = (
  value: Record<string, unknown>,
  { required = [], properties = {}, additionalProperties = true }: Schema,
  schemas: Record<string, Schema>,
  place: string,
) => [
  ...required.filter((name) => !(name in value)).map((name) => `${place}/${name} is missing`),
  ...Object.entries(value).flatMap(([name, field]) => {
    const schema = properties[name] ?? additionalProperties;
    if (typeof schema === 'object') return findFaults(field, schema, schemas, `${place}/${name}`);
    return schema ? [] : [`${place}/${name} is unknown`];
  }),
];

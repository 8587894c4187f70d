import type { Document } from 'yaml';

/** The subset of JSON Schema that the contracts use in responses. */
type Schema = {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  nullable?: boolean;
  default?: unknown;
  maxLength?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  'x-key'?: boolean;
};
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Operation = { operationId?: string; responses: Record<string, Response> };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const kinds: Record<string, string> = { string: 't', number: 'n', integer: 'i', boolean: 'b' };
const emptyValues: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, array: [] };

// Texts are truncated at this length, unless the contract allows longer ones.
const shortText = 10_000;

const quote = (text: string) => `'${text}'`;
const toKey = (field: string) => (/^\w+$/.test(field) ? field : quote(field));

/** Turns the response data of each operation into the shapes of src/api/request/parseResponse.ts. */
const createShapeWriter = ({ components: { schemas } }: Contract) => {
  const records = new Map<string, string>();

  const resolve = ({ $ref, ...own }: Schema): Schema => {
    if ($ref === undefined) return own;
    const target = schemas[$ref.split('/').at(-1) ?? ''];
    if (!target) throw new Error(`${$ref} does not exist`);
    return resolve(target);
  };

  const flatten = (schema: Schema): Schema => {
    const { allOf, ...own } = resolve(schema);
    if (!allOf) return own;
    const parts = allOf.map(flatten);
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
      required: parts.flatMap(({ required = [] }) => required),
    };
  };

  const getSuffix = (schema: Schema, isRequired: boolean, place: string): string => {
    if (schema['x-key']) return '#';
    if (schema.nullable) return '?';
    if (schema.default === undefined) return isRequired ? '!' : '';
    if (JSON.stringify(schema.default) !== JSON.stringify(emptyValues[schema.type ?? '']))
      throw new Error(`${place}: a default must be the empty value of its type`);
    return '0';
  };

  const writeValue = (schema: Schema, suffix: string, place: string): string => {
    const kind = kinds[schema.type ?? ''];
    if (kind === undefined) throw new Error(`${place}: no shape for the type ${schema.type}`);
    const isLong = kind === 't' && (schema.maxLength ?? 0) > shortText;
    return quote((isLong ? 'T' : kind) + suffix);
  };

  const writeList = ({ items = {}, uniqueItems, maxItems }: Schema, suffix: string, place: string): string => {
    const element = flatten(items);
    const written =
      element.type === 'object'
        ? writeRecord(items, place)
        : writeValue(element, uniqueItems === true ? '#' : '!', place);
    return `[${[written, quote(suffix), ...(maxItems === undefined ? [] : [maxItems])].join(', ')}]`;
  };

  const writeField = (schema: Schema, isRequired: boolean, place: string): string => {
    const field = resolve(schema);
    const suffix = getSuffix(field, isRequired, place);
    return field.type === 'array' ? writeList(field, suffix, place) : writeValue(field, suffix, place);
  };

  const writeFields = (schema: Schema, place: string): string => {
    const { properties = {}, required = [], additionalProperties } = flatten(schema);
    const fields = Object.entries(properties).map(
      ([field, inner]) => `${toKey(field)}: ${writeField(inner, required.includes(field), `${place}.${field}`)}`,
    );
    if (typeof additionalProperties === 'object') fields.push(`'*': ${writeField(additionalProperties, false, place)}`);
    return `{ ${fields.join(', ')} }`;
  };

  /** Named schemas are written once. */
  const writeRecord = (schema: Schema, place: string): string => {
    const name = schema.$ref?.split('/').at(-1);
    if (name === undefined) return writeFields(schema, place);
    if (!records.has(name)) {
      const fields = writeFields(schema, name);
      records.set(name, `const ${name}: RecordShape = ${fields};`);
    }
    return name;
  };

  const dataSchema = (envelope: Schema, place: string): Schema => {
    const data = flatten(envelope).properties?.data;
    if (!data) throw new Error(`${place}: the envelope has no data`);
    return data;
  };

  const writeData = (data: Schema, place: string): string =>
    data.type === 'array' ? writeList(data, '!', place) : writeRecord(data, place);

  return { records, dataSchema, writeData };
};

/** The module that injects one slice's endpoints, with their response shapes. */
export const shapesSource = (
  document: Document,
  { service, exportName, operations }: { service: string; exportName: string; operations: readonly string[] },
): string => {
  const contract = document.toJS() as Contract;
  const { records, dataSchema, writeData } = createShapeWriter(contract);
  const all = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const shapes = operations.flatMap((name) => {
    const content = all.find(({ operationId }) => operationId === name)?.responses['200']?.content;
    if (!content) throw new Error(`${name}: no response is described`);
    const body = content['application/json'];
    // A file.
    if (!body) return [];
    const data = dataSchema(body.schema, name);
    // A list that is always empty: the response merely confirms success.
    return data.maxItems === 0 ? [] : [`${name}: ${writeData(data, name)},`];
  });
  return [
    `import type { RecordShape } from '../request/parseResponse';`,
    `import { injectionFor } from '../serviceApis';`,
    ...records.values(),
    `/** Parses each response by its contract. */`,
    `export const ${exportName} = injectionFor('${service}', {`,
    ...shapes,
    '});',
  ].join('\n');
};

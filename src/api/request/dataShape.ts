import type { DataShape, RecordShape } from './parseResponse';

/** The subset of JSON Schema that the contracts use in responses. */
export type Schema = {
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

type FieldShape = RecordShape[string];
type ListShape = Exclude<FieldShape, string>;
type ValueShape = Extract<FieldShape, string>;

const kinds: Record<string, string> = { string: 't', number: 'n', integer: 'i', boolean: 'b' };
const emptyValues: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, array: [] };

// Texts are truncated at this length, unless the contract allows longer ones.
const shortText = 10_000;

/** Turns schemas into the shapes of parseResponse. `schemas` are those that a `$ref` names. */
export const createShapes = (schemas: Record<string, Schema>) => {
  const records = new Map<string, RecordShape>();

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

  const toValue = (schema: Schema, suffix: string, place: string): ValueShape => {
    const kind = kinds[schema.type ?? ''];
    if (kind === undefined) throw new Error(`${place}: no shape for the type ${schema.type}`);
    const isLong = kind === 't' && (schema.maxLength ?? 0) > shortText;
    return `${isLong ? 'T' : kind}${suffix}` as ValueShape;
  };

  const toList = ({ items = {}, uniqueItems, maxItems }: Schema, suffix: string, place: string): ListShape => {
    const element = flatten(items);
    const shape =
      element.type === 'object' ? toRecord(items, place) : toValue(element, uniqueItems === true ? '#' : '!', place);
    return [shape, suffix, ...(maxItems === undefined ? [] : [maxItems])] as unknown as ListShape;
  };

  const toField = (schema: Schema, isRequired: boolean, place: string): FieldShape => {
    const field = resolve(schema);
    const suffix = getSuffix(field, isRequired, place);
    return field.type === 'array' ? toList(field, suffix, place) : toValue(field, suffix, place);
  };

  const toFields = (schema: Schema, place: string): RecordShape => {
    const { properties = {}, required = [], additionalProperties } = flatten(schema);
    const fields = Object.entries(properties).map(([field, inner]): [string, FieldShape] => [
      field,
      toField(inner, required.includes(field), `${place}.${field}`),
    ]);
    if (typeof additionalProperties === 'object') fields.push(['*', toField(additionalProperties, false, place)]);
    return Object.fromEntries(fields);
  };

  /** Named schemas become one shape, wherever they are used. */
  const toRecord = (schema: Schema, place: string): RecordShape => {
    const name = schema.$ref?.split('/').at(-1);
    if (name === undefined) return toFields(schema, place);
    const record = records.get(name) ?? toFields(schema, name);
    records.set(name, record);
    return record;
  };

  /** Undefined for a list that is always empty: the response merely confirms success. */
  const toDataShape = (envelope: Schema, place: string): DataShape | undefined => {
    const data = flatten(envelope).properties?.data;
    if (!data) throw new Error(`${place}: the envelope has no data`);
    const { type, maxItems } = flatten(data);
    if (maxItems === 0) return undefined;
    return type === 'array' ? toList(flatten(data), '!', place) : toRecord(data, place);
  };

  return { records, toDataShape };
};

import { readFields, readFlag, readId, readPrice, readText } from '@/engine/catalog/readValues';
import { cutText } from '@/shared/lib/plainText';

/** Short text `t`, long text `T`, amount `n`, id or count `i`, flag `b`: parsed as the engine parses them. */
type Kind = 't' | 'T' | 'n' | 'i' | 'b';

/** If missing: `!` drops the record, `#` likewise for a list's key, `?` is null, `0` the empty value, else no field. */
type Absence = '!' | '#' | '?' | '0' | '';

type ValueShape = `${Kind}${Absence}`;
/** The field `*` matches all fields that are not named. */
export type RecordShape = Readonly<Record<string, ValueShape | ListShape>>;
type ListShape = readonly [element: ValueShape | RecordShape, absence: Absence, maxItems?: number];

/** The shape of an operation's `data`. Generated from the contracts, one part per slice. */
export type DataShape = RecordShape | ListShape;
export type DataShapes = Readonly<Record<string, DataShape>>;

/** Dropped records, fields treated as missing, and the first few places where that happened. */
export type ReadFaults = { leftOut: number; unreadable: number; places: string[] };

const maxPlaces = 5;

const textLimits = { t: 10_000, T: 100_000 };
const readers = { t: readText, T: readText, n: readPrice, i: readId, b: readFlag };
const emptyValues = { t: '', T: '', n: 0, i: 0, b: false };

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

// A one-letter shape means an optional field.
const absenceIn = (shape: ValueShape | ListShape): string | undefined => shape[1];

const isKey = (shape: ValueShape | ListShape | undefined): boolean => shape !== undefined && absenceIn(shape) === '#';

const isEssential = (shape: ValueShape | ListShape): boolean => isKey(shape) || absenceIn(shape) === '!';

const isList = (shape: ValueShape | RecordShape | ListShape): shape is ListShape => Array.isArray(shape);

const createReader = () => {
  const faults: ReadFaults = { leftOut: 0, unreadable: 0, places: [] };

  const addFault = (kind: 'leftOut' | 'unreadable', place: string, count = 1) => {
    faults[kind] += count;
    if (faults.places.length < maxPlaces) faults.places.push(place);
  };

  const readValue = (raw: unknown, kind: Kind, place: string): unknown => {
    if (isAbsent(raw)) return null;
    const value = readers[kind](raw);
    const limit = kind === 't' || kind === 'T' ? textLimits[kind] : Infinity;
    if (typeof value === 'string' && value.length > limit) {
      addFault('unreadable', place);
      return cutText(value, limit);
    }
    if (value === null) addFault('unreadable', place);
    return value;
  };

  const readList = (raw: readonly unknown[], [element, , maxItems = Infinity]: ListShape, place: string): unknown[] => {
    const isRecord = typeof element === 'object';
    const key = isRecord ? Object.keys(element).find((field) => isKey(element[field])) : undefined;
    const keys = new Set<unknown>();
    const kept: unknown[] = [];
    for (const [index, each] of raw.entries()) {
      const at = `${place}[${index}]`;
      if (kept.length === maxItems) {
        addFault('leftOut', at, raw.length - index);
        break;
      }
      const value = isRecord ? readRecord(each, element, at) : readValue(each, element[0] as Kind, at);
      const identity = isRecord ? key && readFields(value)?.[key] : isKey(element) ? value : undefined;
      if (value === null || keys.has(identity)) {
        addFault('leftOut', at);
        continue;
      }
      if (identity !== undefined) keys.add(identity);
      kept.push(value);
    }
    return kept;
  };

  /** Undefined if the field is required but missing, or is to be omitted. */
  const readField = (raw: unknown, shape: ValueShape | ListShape, place: string): unknown => {
    let value: unknown = null;
    if (!isList(shape)) value = readValue(raw, shape[0] as Kind, place);
    else if (Array.isArray(raw)) value = readList(raw, shape, place);
    else if (!isAbsent(raw)) addFault('unreadable', place);
    if (value !== null) return value;
    if (absenceIn(shape) === '0') return isList(shape) ? [] : emptyValues[shape[0] as Kind];
    return absenceIn(shape) === '?' ? null : undefined;
  };

  const readRecord = (raw: unknown, shape: RecordShape, place: string): Record<string, unknown> | null => {
    const fields = readFields(raw);
    if (!fields || Array.isArray(raw)) return null;
    const others = shape['*'];
    if (others)
      return Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, readField(value, others, `${place}.${field}`)]),
      );
    const record: Record<string, unknown> = {};
    for (const [field, fieldShape] of Object.entries(shape)) {
      const value = readField(fields[field], fieldShape, `${place}.${field}`);
      if (value !== undefined) record[field] = value;
      else if (isEssential(fieldShape)) return null;
    }
    return record;
  };

  return { faults, readList, readRecord };
};

/** The body with as much of its data as can be read; null if there is none, which screens treat as an error. */
export const parseResponse = (body: unknown, shape: DataShape): { body: unknown; faults: ReadFaults } => {
  const { faults, readList, readRecord } = createReader();
  const envelope = readFields(body);
  if (!envelope) return { body, faults };
  const raw = envelope.data;
  let data: unknown = null;
  if (!isList(shape)) data = readRecord(raw, shape, 'data');
  else if (Array.isArray(raw)) data = readList(raw, shape, 'data');
  return { body: { ...envelope, data }, faults };
};

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

/** Dropped records, fields treated as missing, and where the first of them were. */
export type ReadFaults = { leftOut: number; unreadable: number; places: string[] };

const placesNamed = 5;

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

  const note = (kind: 'leftOut' | 'unreadable', place: string, count = 1) => {
    faults[kind] += count;
    if (faults.places.length < placesNamed) faults.places.push(place);
  };

  const readValue = (raw: unknown, kind: Kind, place: string): unknown => {
    if (isAbsent(raw)) return null;
    const value = readers[kind](raw);
    const limit = kind === 't' || kind === 'T' ? textLimits[kind] : Infinity;
    if (typeof value === 'string' && value.length > limit) {
      note('unreadable', place);
      return cutText(value, limit);
    }
    if (value === null) note('unreadable', place);
    return value;
  };

  const readList = (raw: readonly unknown[], [element, , maxItems = Infinity]: ListShape, place: string): unknown[] => {
    const isRecord = typeof element === 'object';
    const key = isRecord ? Object.keys(element).find((field) => isKey(element[field])) : undefined;
    const keys = new Set<unknown>();
    const found: unknown[] = [];
    for (const [index, each] of raw.entries()) {
      const at = `${place}[${index}]`;
      if (found.length === maxItems) {
        note('leftOut', at, raw.length - index);
        break;
      }
      const value = isRecord ? readRecord(each, element, at) : readValue(each, element[0] as Kind, at);
      const identity = isRecord ? key && readFields(value)?.[key] : isKey(element) ? value : undefined;
      if (value === null || keys.has(identity)) {
        note('leftOut', at);
        continue;
      }
      if (identity !== undefined) keys.add(identity);
      found.push(value);
    }
    return found;
  };

  /** Undefined if the field is required but missing, or is to be omitted. */
  const readField = (raw: unknown, shape: ValueShape | ListShape, place: string): unknown => {
    let value: unknown = null;
    if (!isList(shape)) value = readValue(raw, shape[0] as Kind, place);
    else if (Array.isArray(raw)) value = readList(raw, shape, place);
    else if (!isAbsent(raw)) note('unreadable', place);
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

/** The response with as much of its data as can be read; null if there is none, which screens treat as an error. */
export const readAnswer = (answer: unknown, shape: DataShape): { answer: unknown; faults: ReadFaults } => {
  const { faults, readList, readRecord } = createReader();
  const envelope = readFields(answer);
  if (!envelope) return { answer, faults };
  const { data } = envelope;
  let read: unknown = null;
  if (!isList(shape)) read = readRecord(data, shape, 'data');
  else if (Array.isArray(data)) read = readList(data, shape, 'data');
  return { answer: { ...envelope, data: read }, faults };
};

import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { type SessionFile, sessionFormat, sessionVersion } from '@/app/reports/sessionFile';
import { isRecord, type JsonRecord } from '@/shared/lib/isRecord';

import { restoreRepeated } from './repeatedParts';

export type RecordedAction = {
  id: number;
  action: UnknownAction;
  /** Milliseconds since the first action, or since 1970; undefined if the file has no times. */
  at: number | undefined;
};

type About = Partial<Omit<SessionFile, 'initial' | 'actions' | 'final'>>;

export type Recording = {
  /** Undefined means the reducer's initial state. */
  initial: unknown;
  actions: RecordedAction[];
  /** The state on screen when the file was made; undefined if the file omits it. */
  final: unknown;
  /** Only in files exported by this application. */
  about?: About;
};

type Fault = 'tooLarge' | 'notJson' | 'unsafe' | 'newer' | 'other' | 'damaged';

export class UnreadableSession extends Error {
  override readonly name = 'UnreadableSession';
  readonly fault: Fault;

  constructor(fault: Fault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Generous, because Redux DevTools repeat the whole state after every action. */
export const maxFileSize = 64 * 1024 * 1024;

const damaged = (message: string) => new UnreadableSession('damaged', message);

/** A property of this name would change the prototype of the object that a reducer copies it to. */
const rejectPrototype = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new UnreadableSession('unsafe', 'it has a property named __proto__');
  return value;
};

const parse = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text, rejectPrototype) as unknown;
  } catch (error) {
    if (error instanceof UnreadableSession) throw error;
    if (error instanceof RangeError) throw damaged(`${what} is nested too deeply`);
    throw new UnreadableSession('notJson', `${what} is not JSON`, { cause: error });
  }
};

// The browser extension nests the parts of an export as JSON strings.
const unwrap = (value: unknown, what: string): unknown => (typeof value === 'string' ? parse(value, what) : value);

const readTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

const toRecordedAction = (value: unknown, id: number): RecordedAction => {
  const outer = isRecord(value) ? value : {};
  const isWrapped = outer.type === 'PERFORM_ACTION' || (outer.type === undefined && isRecord(outer.action));
  const inner = isWrapped ? outer.action : value;
  if (!isRecord(inner) || typeof inner.type !== 'string') throw damaged(`action ${id} has no type`);
  return {
    id,
    action: { ...inner, type: inner.type },
    at: readTime(isWrapped ? (outer.timestamp ?? outer.at) : undefined),
  };
};

const readActions = (values: unknown[]) => values.map((value, index) => toRecordedAction(value, index + 1));

const readIds = (value: unknown, what: string): number[] => {
  if (!Array.isArray(value) || !value.every((id) => Number.isInteger(id)))
    throw damaged(`${what} is not a list of ids`);
  return value as number[];
};

const isLifted = (value: unknown): value is JsonRecord => isRecord(value) && isRecord(value.actionsById);

const stateAt = (computed: unknown, index: number): unknown => {
  const entry: unknown = Array.isArray(computed) ? computed[index] : undefined;
  return isRecord(entry) ? entry.state : undefined;
};

const readLifted = (lifted: JsonRecord, preloaded: unknown): Recording => {
  const staged = readIds(lifted.stagedActionIds, 'stagedActionIds');
  const skipped = new Set(readIds(lifted.skippedActionIds ?? [], 'skippedActionIds'));
  const current = lifted.currentStateIndex ?? staged.length - 1;
  if (typeof current !== 'number') throw damaged('currentStateIndex is not a number');
  const actionsById = lifted.actionsById as JsonRecord;
  return {
    initial: lifted.committedState ?? preloaded,
    // The first action represents the committed state. The others are numbered as they are shown.
    actions: readActions(
      staged
        .slice(1, current + 1)
        .filter((id) => !skipped.has(id))
        .map((id) => actionsById[id]),
    ),
    final: stateAt(lifted.computedStates, current),
  };
};

const text = v.string();

const aboutFields: Readonly<Record<keyof About, v.GenericSchema>> = {
  format: text,
  version: v.number(),
  savedAt: v.pipe(
    text,
    v.check((time) => !Number.isNaN(Date.parse(time))),
  ),
  build: text,
  address: text,
  language: text,
  viewport: v.looseObject({ width: v.number(), height: v.number() }),
  userAgent: text,
  configuration: v.custom(isRecord),
  notes: v.array(v.looseObject({ action: v.number(), text })),
  report: v.looseObject({ id: text, error: v.looseObject({ name: text, message: text }) }),
};

/** Drops fields of the wrong type: the file is untrusted. */
const readAbout = (file: JsonRecord): About =>
  Object.fromEntries(
    Object.entries(aboutFields).flatMap(([key, schema]) => (v.is(schema, file[key]) ? [[key, file[key]]] : [])),
  );

const readOwn = (file: JsonRecord): Recording => {
  const { initial, actions, final, version } = file;
  if (typeof version !== 'number') throw damaged('version is not a number');
  if (version > sessionVersion) throw new UnreadableSession('newer', 'a newer version of the application wrote it');
  if (!Array.isArray(actions)) throw damaged('actions is not a list');
  return { initial, actions: readActions(actions), final, about: readAbout(file) };
};

const readPayload = (file: JsonRecord): Recording => {
  const preloaded = unwrap(file.preloadedState, 'preloadedState') ?? undefined;
  const payload = unwrap(file.payload, 'payload');
  if (isLifted(payload)) return readLifted(payload, preloaded);
  if (!Array.isArray(payload)) throw damaged('payload is neither a list of actions nor a lifted state');
  return { initial: preloaded, actions: readActions(payload), final: undefined };
};

/** Reads the application's own files and both formats of Redux DevTools: the lifted state, and `payload`. */
export const readSession = (text: string): Recording => {
  if (text.length > maxFileSize) throw new UnreadableSession('tooLarge', 'it is larger than 64 MB');
  const file = parse(text, 'the file');
  if (isLifted(file)) return readLifted(file, undefined);
  if (isRecord(file) && file.format === sessionFormat) return readOwn(restoreRepeated(file) as JsonRecord);
  if (isRecord(file) && file.payload !== undefined) return readPayload(file);
  throw new UnreadableSession('other', 'it is neither a session of this application nor an export of Redux DevTools');
};

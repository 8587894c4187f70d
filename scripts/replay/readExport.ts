import type { UnknownAction } from '@reduxjs/toolkit';

import { isRecord, type JsonRecord } from './jsonShape';

export type RecordedAction = { id: number; action: UnknownAction };

export type Recording = {
  /** Undefined means the reducer's initial state. */
  initial: unknown;
  actions: RecordedAction[];
  /** The state on screen at export time; undefined if the export omits it. */
  final: unknown;
};

export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport';
}

const parse = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnreadableExport(`${what} is not JSON`, { cause: error });
  }
};

// The browser extension nests the parts of an export as JSON strings.
const unwrap = (value: unknown, what: string): unknown => (typeof value === 'string' ? parse(value, what) : value);

const toRecordedAction = (value: unknown, id: number): RecordedAction => {
  const inner = isRecord(value) && value.type === 'PERFORM_ACTION' ? value.action : value;
  if (!isRecord(inner) || typeof inner.type !== 'string') throw new UnreadableExport(`action ${id} has no type`);
  return { id, action: { ...inner, type: inner.type } };
};

const readIds = (value: unknown, what: string): number[] => {
  if (!Array.isArray(value) || !value.every((id) => Number.isInteger(id)))
    throw new UnreadableExport(`${what} is not a list of ids`);
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
  if (typeof current !== 'number') throw new UnreadableExport('currentStateIndex is not a number');
  const actionsById = lifted.actionsById as JsonRecord;
  return {
    initial: lifted.committedState ?? preloaded,
    // The first action represents the committed state.
    actions: staged
      .slice(1, current + 1)
      .filter((id) => !skipped.has(id))
      .map((id) => toRecordedAction(actionsById[id], id)),
    final: stateAt(lifted.computedStates, current),
  };
};

/** Parses both formats of a Redux DevTools export: the lifted state, and `preloadedState` with `payload`. */
export const readExport = (text: string): Recording => {
  const exported = parse(text, 'the file');
  if (isLifted(exported)) return readLifted(exported, undefined);
  if (!isRecord(exported) || exported.payload === undefined)
    throw new UnreadableExport('not a Redux DevTools export: it has neither actionsById nor payload');
  const preloaded = unwrap(exported.preloadedState, 'preloadedState');
  const payload = unwrap(exported.payload, 'payload');
  if (isLifted(payload)) return readLifted(payload, preloaded);
  if (!Array.isArray(payload)) throw new UnreadableExport('payload is neither a list of actions nor a lifted state');
  return {
    initial: preloaded ?? undefined,
    actions: payload.map((action, index) => toRecordedAction(action, index + 1)),
    final: undefined,
  };
};

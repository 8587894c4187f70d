import type { Replayed } from '@/qa/session/replay';

const maxLength = 200;

const show = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}... (${text.length} characters)` : text;
};

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The value at a path, as JSON; paths are written as in the list of differences. */
export const findPath = (state: unknown, path: string): string => {
  const keys = [...path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|[^.[\]$]+/g)].map(([key, quoted]) =>
    quoted === undefined ? key : (JSON.parse(`"${quoted}"`) as string),
  );
  const found = keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    state,
  );
  return found === undefined ? 'nothing' : JSON.stringify(found, null, 2);
};

/** Strips terminal control characters, because the file may come from someone else. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '');

export const reportLines = ({ routes, unknown, failures, differences }: Replayed, actionCount: number): string[] =>
  [
    `replayed ${pluralize(actionCount, 'action', 'actions')}`,
    `route: ${routes.at(-1) ?? 'none recorded'}`,
    ...unknown.map(({ id, what }) => `action ${id} is unknown: ${what}`),
    ...failures.map(({ id, type, message }) => `action ${id} failed in the reducer: ${type}: ${message}`),
    ...(differences ?? []).map(
      ({ path, before, after }) => `${path}: recorded ${show(before)}, replayed ${show(after)}`,
    ),
    differences
      ? pluralize(differences.length, 'difference from the recorded state', 'differences from the recorded state')
      : 'no final state to compare with',
  ].map(withoutControls);

/** 0 if the states match; 1 if they differ, an action is unknown or a reducer failed. */
export const getExitCode = ({ differences, failures, unknown }: Replayed): 0 | 1 =>
  failures.length + unknown.length + (differences?.length ?? 0) > 0 ? 1 : 0;

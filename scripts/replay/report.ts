import type { Replayed } from './replay';

const maxLength = 200;

const show = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}... (${text.length} characters)` : text;
};

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const reportLines = ({ route, missing, failures, differences }: Replayed, actionCount: number): string[] => [
  `replayed ${pluralize(actionCount, 'action', 'actions')}`,
  `route: ${route ?? 'none recorded'}`,
  ...missing.map(({ id, what }) => `action ${id} no longer exists: ${what}`),
  ...failures.map(({ id, type, message }) => `action ${id} failed in the reducer: ${type}: ${message}`),
  ...(differences ?? []).map(
    ({ path, recorded, replayed }) => `${path}: recorded ${show(recorded)}, replayed ${show(replayed)}`,
  ),
  differences
    ? pluralize(differences.length, 'difference from the recorded state', 'differences from the recorded state')
    : 'the export has no final state to compare with',
];

/** 0 if the states match; 1 if they differ, an action is unknown or a reducer failed. */
export const getExitCode = ({ differences, failures, missing }: Replayed): 0 | 1 =>
  failures.length + missing.length + (differences?.length ?? 0) > 0 ? 1 : 0;

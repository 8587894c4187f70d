import type { Replayed } from './replay';

const longest = 200;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const reportLines = ({ route, missing, failures, differences }: Replayed, actionCount: number): string[] => [
  `replayed ${counted(actionCount, 'action', 'actions')}`,
  `route: ${route ?? 'none recorded'}`,
  ...missing.map(({ id, what }) => `action ${id} no longer exists: ${what}`),
  ...failures.map(({ id, type, message }) => `action ${id} failed in the reducer: ${type}: ${message}`),
  ...(differences ?? []).map(
    ({ path, recorded, replayed }) => `${path}: recorded ${shown(recorded)}, replayed ${shown(replayed)}`,
  ),
  differences
    ? counted(differences.length, 'difference to the recorded state', 'differences to the recorded state')
    : 'the export holds no final state to compare with',
];

/** 0 if the states match, 1 if they differ or replaying failed. */
export const getExitCode = ({ differences, failures }: Replayed): 0 | 1 =>
  failures.length > 0 || (differences?.length ?? 0) > 0 ? 1 : 0;

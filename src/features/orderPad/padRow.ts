/** Why adding a line failed, as a message with its values. */
export type PadFailure = { id: string; values: Record<string, string | number> };

export type PadRow = {
  id: string;
  code: string;
  /** A plain integer if it parses as one, otherwise as typed. */
  quantity: string;
  /** The key of the chosen item when several share the code. */
  choice?: string;
  /**
   * The quantity requested of the cart while the outcome is unknown. Requesting the same quantity again cannot add the
   * line twice; meanwhile neither code nor quantity may change.
   */
  target?: number;
  failure?: PadFailure;
};

export const maxRows = 2_000;

export const isLocked = ({ target }: PadRow): boolean => target !== undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

const parseRow = (stored: unknown): PadRow[] => {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, code, quantity, choice, target } = stored as Record<string, unknown>;
  if (!isText(id) || !isText(code) || !isText(quantity)) return [];
  return [
    {
      id,
      code,
      quantity,
      ...(isText(choice) && { choice }),
      ...(Number.isSafeInteger(target) && { target: target as number }),
    },
  ];
};

/** Restores stored rows and drops malformed ones. */
export const parseRows = (stored: unknown): PadRow[] =>
  Array.isArray(stored) ? stored.slice(0, maxRows).flatMap(parseRow) : [];

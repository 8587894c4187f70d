/** What went wrong with a line, as a message with its values. */
export type PadFailure = { id: string; values: Record<string, string | number> };

export type PadRow = {
  id: string;
  code: string;
  /** A plain whole number where it is one; otherwise as it was typed. */
  quantity: string;
  /** The key of the item, where the code belongs to several. */
  choice?: string;
  /**
   * The quantity that the cart was asked to hold, while nobody knows whether it does. Given back, the line cannot be
   * added twice; so long neither code nor quantity change.
   */
  target?: number;
  failure?: PadFailure;
};

export const mostRows = 2_000;

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

/** Rows as they were kept; what is none is left out. */
export const parseRows = (stored: unknown): PadRow[] =>
  Array.isArray(stored) ? stored.slice(0, mostRows).flatMap(parseRow) : [];

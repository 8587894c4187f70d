import * as v from 'valibot';

import { integer, validItems } from '@/shared/lib/storedSchemas';

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

/** Drops malformed rows. */
export const storedRows = v.pipe(
  validItems<PadRow>(
    v.object({
      id: v.string(),
      code: v.string(),
      quantity: v.string(),
      choice: v.fallback(v.optional(v.string()), undefined),
      target: v.fallback(v.optional(integer), undefined),
    }),
  ),
  v.transform((rows) => rows.slice(0, maxRows)),
);

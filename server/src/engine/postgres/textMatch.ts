import type { RawBuilder } from 'kysely';

import type { Reading } from '@/engine/query/catalogQuery';

/** What a text finds, as SQL about an item that the statement calls by an alias. */
export type TextMatch = {
  /** Without `atLeast`, what it finds; with it, what all that it finds with such a weight have. */
  condition: (alias: string, atLeast?: number) => RawBuilder<boolean>;
  /** The weights that there are, if the condition says exactly which items have at least each of them. */
  weights: readonly number[] | null;
  /** How well an item that it finds matches, as in `weights.ts`. */
  weight: (alias: string) => RawBuilder<number>;
};

/** Both null without a text. */
export type ReadText = { match: TextMatch | null; reading: Reading | null };

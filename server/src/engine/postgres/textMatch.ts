import type { RawBuilder } from 'kysely';

import type { Reading } from '@/engine/query/catalogQuery';

/** What a text finds, as SQL about an item that the statement calls by an alias. */
export type TextMatch = {
  condition: (alias: string) => RawBuilder<boolean>;
  /** How well an item that it finds matches, as in `weights.ts`. */
  weight: (alias: string) => RawBuilder<number>;
};

/** Both null without a text. */
export type ReadText = { match: TextMatch | null; reading: Reading | null };

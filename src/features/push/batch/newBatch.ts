import { catalogSegments, type CatalogIds } from '@/api/catalogPairs';
import { newUuid } from '@/shared/lib/newUuid';

import type { Batch } from './batch';
import type { ConfirmedLine, Leg } from './leg';

export type Confirmed = {
  clientId: number;
  taxes: number;
  comment: string;
  parts: { catalogId: number; lines: ConfirmedLine[] }[];
  versions: Readonly<Record<number, string | null>>;
};

/** Fixed by spec §9. */
const constants = { username: 'ShoppingCart', moneyTypeId: 'USD', putAllPriceZero: false } as const;

/** One leg for each catalogue with lines, each with its own uuid. */
export const newBatch = ({ clientId, taxes, comment, parts, versions }: Confirmed, ids: CatalogIds): Batch => {
  const legs = parts.map(({ catalogId, lines }): Leg => {
    const segments = catalogSegments(ids, catalogId);
    if (!segments) throw new Error(`no catalogue ${catalogId}`);
    const { username, moneyTypeId, putAllPriceZero } = constants;
    const payload = {
      ...segments,
      clientId,
      username,
      moneyTypeId,
      uuid: newUuid(),
      taxes,
      comment,
      putAllPriceZero,
    };
    const ifMatch = versions[catalogId] ?? null;
    return { payload, ifMatch, state: 'planned', attempts: 0, lines, order: null, trouble: null };
  });
  return { id: newUuid(), clientId, legs };
};

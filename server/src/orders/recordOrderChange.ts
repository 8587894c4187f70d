import type { Database } from '../db/openDatabase';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';

type Change = { operation: string; before?: unknown; after?: unknown };

/** Call in the transaction that changes the order. */
export const recordOrderChange = (
  transaction: Database,
  { config, author, now }: OfficeContext,
  orderNumber: string,
  { operation, before, after }: Change,
) =>
  recordChange(transaction, config.runtime.accountId, {
    ...author,
    operation,
    subject: `order ${orderNumber}`,
    before,
    after,
    moment: now(),
  });

import { getTaxCents } from '@/shared/money/taxRate';

import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { unitPriceCents } from '../orders/cartLine';
import { sumLines } from '../orders/priceOrder';
import { readTax } from '../quotes/quoteParts';
import type { Approval, ApprovalLine } from './approvalsRepository';
import { addToLine, findItems } from './cartRepository';
import { type CartKey, type GetCartOwner, lockCart, raiseCartVersion } from './cartRows';

/** What the order would cost at this moment; null where it cannot be ordered. */
export type PresentPrices = { unitPrices: (number | null)[]; totalCents: number | null };

type Parts = { accountId: number; today: () => string; getCartOwner: GetCartOwner };

/** What requests for approval cost now, and their way back into carts. */
export const createApprovalCarts = (db: Database, { accountId, today, getCartOwner }: Parts) => {
  const readRates = async (on: Database, clientId: number) => {
    const { taxRate, taxExemption } = await readTax(on, { accountId, clientId });
    return taxRate === null ? null : { taxRate, taxExemption };
  };
  const sumRequested = async (on: Database, clientId: number, lines: readonly ApprovalLine[]) => {
    const cents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
    return cents + getTaxCents(cents, (await readRates(on, clientId))?.taxRate ?? 0);
  };
  return {
    /** Of requests of a client, in their order. */
    readPrices: async (clientId: number, requests: readonly Approval[]): Promise<PresentPrices[]> => {
      if (requests.length === 0) return [];
      const keys = requests.flatMap(({ catalog_id: catalogId, lines }) =>
        lines.map(({ stockItemId }) => ({ catalogId, stockItemId })),
      );
      const find = await findItems(db, { clientId, today: today() }, keys);
      const tax = await readRates(db, clientId);
      return requests.map(({ catalog_id: catalogId, lines }) => {
        const priced = lines.map(({ stockItemId, quantity }) => {
          const item = find({ catalogId, stockItemId });
          return { item, quantity, cents: item ? unitPriceCents(item, quantity) : null };
        });
        const sold = priced.flatMap(({ item, quantity, cents }) =>
          item && cents !== null ? [{ line: { item, quantity }, unitPriceCents: cents }] : [],
        );
        const isComplete = tax !== null && sold.length === lines.length;
        return {
          unitPrices: priced.map(({ cents }) => cents),
          totalCents: isComplete ? sumLines(sold, tax).totalCents : null,
        };
      });
    },
    /**
     * Moves what can be ordered back into the cart, added to what is there; the rest goes on as the request. False if it
     * was approved meanwhile.
     */
    takeBack: (
      { approval_id, client_id: clientId, catalog_id: catalogId, person_id: personId }: Approval,
      moment: number,
    ) =>
      withNewId((firstId) =>
        inTransaction(db, async (transaction): Promise<boolean> => {
          const key: CartKey = { clientId, catalogId, personId: getCartOwner(personId) };
          await transaction.executeQuery(lockCart(transaction, key));
          // Locks the row, too: what was moved before is not moved again.
          const row = await transaction
            .updateTable('approvals')
            .set({ approval_id })
            .where('approval_id', '=', approval_id)
            .where('state', 'in', ['waiting', 'declined'])
            .returning('lines')
            .executeTakeFirst();
          if (!row) return false;
          const lines = JSON.parse(row.lines) as ApprovalLine[];
          const rest: ApprovalLine[] = [];
          for (const [index, line] of lines.entries()) {
            const { stockItemId, quantity } = line;
            const added = { ...key, stockItemId, quantity, newId: firstId - index, moment };
            if (!(await addToLine(transaction, today, added))) rest.push(line);
          }
          if (rest.length < lines.length) await transaction.executeQuery(raiseCartVersion(transaction, key));
          await transaction
            .updateTable('approvals')
            .set(
              rest.length === 0
                ? { state: 'takenBack', decided_at: moment }
                : { lines: JSON.stringify(rest), total_cents: await sumRequested(transaction, clientId, rest) },
            )
            .where('approval_id', '=', approval_id)
            .execute();
          return true;
        }),
      ),
  };
};

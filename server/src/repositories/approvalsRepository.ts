import { parseTaxRate, toBasisPoints, toPercent } from '@/shared/money/taxRate';
import type { OrderPush } from '@/contracts/orders';

import type { ApprovalsTable } from '../db/identityTables';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { unitPriceCents } from '../orders/cartLine';
import { type PricedOrder, priceOrder } from '../orders/priceOrder';
import { createCartRepository } from './cartRepository';
import { type CartKey, lockCart, raiseCartVersion, setLine } from './cartRows';
import { createEnvironmentsRepository } from './environmentsRepository';
import { createOutboxRepository } from './outboxRepository';

/** A line as it was requested. */
export type ApprovalLine = {
  stockItemId: number;
  code: string;
  name_es: string;
  name_en: string;
  name_zh: string;
  quantity: number;
  unitPriceCents: number;
};

export type Approval = Omit<ApprovalsTable, 'push' | 'lines'> & { push: OrderPush; lines: ApprovalLine[] };

/** What the order would cost at this moment; null where it cannot be ordered. */
export type PresentPrices = { unitPrices: (number | null)[]; totalCents: number | null };

type Decision = { by: string; reason: string; moment: number };

export const toApproval = ({ push, lines, ...row }: ApprovalsTable): Approval => ({
  ...row,
  push: JSON.parse(push) as OrderPush,
  lines: JSON.parse(lines) as ApprovalLine[],
});

export const toApprovalLines = ({ lines }: PricedOrder): ApprovalLine[] =>
  lines.map(({ line: { item, quantity }, unitPriceCents: cents }) => ({
    stockItemId: item.stock_item_id,
    code: item.code,
    name_es: item.name_es,
    name_en: item.name_en,
    name_zh: item.name_zh,
    quantity,
    unitPriceCents: cents,
  }));

const maxListed = 50;

export type ApprovalsRepository = ReturnType<typeof createApprovalsRepository>;

export const createApprovalsRepository = (db: Database, accountId: number, today: () => string) => {
  const approvals = () => db.selectFrom('approvals').selectAll().where('account_id', '=', accountId);
  const readTaxRate = async (clientId: number) => {
    const own = await db.selectFrom('clients').select('tax_rate').where('client_id', '=', clientId).executeTakeFirst();
    const { tax } = await createEnvironmentsRepository(db, accountId).read(['tax']);
    return own?.tax_rate == null ? parseTaxRate(tax) : toPercent(own.tax_rate);
  };
  return {
    /** Those that wait first, then the latest. */
    list: async (clientId: number): Promise<Approval[]> => {
      const rows = await approvals()
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .orderBy('approval_id')
        .limit(maxListed)
        .execute();
      const all = rows.map(toApproval);
      return [...all.filter(({ state }) => state === 'waiting'), ...all.filter(({ state }) => state !== 'waiting')];
    },
    find: async (approvalId: number): Promise<Approval | undefined> => {
      const row = await approvals().where('approval_id', '=', approvalId).executeTakeFirst();
      return row && toApproval(row);
    },
    readPresentPrices: async ({
      client_id: clientId,
      catalog_id: catalogId,
      lines,
    }: Approval): Promise<PresentPrices> => {
      const carts = createCartRepository(db, today);
      const items = [];
      for (const { stockItemId } of lines) items.push(await carts.findItem({ clientId, catalogId }, stockItemId));
      const rate = await readTaxRate(clientId);
      const unitPrices = items.map((item, index) => (item ? unitPriceCents(item, lines[index]?.quantity ?? 0) : null));
      const known = items.flatMap((item, index) => {
        const quantity = lines[index]?.quantity ?? 0;
        return item ? [{ shoppingCartId: 0, setPriceCents: 0, quantity, item }] : [];
      });
      const isComplete = rate !== null && unitPrices.every((cents) => cents !== null);
      const tax = { taxRate: toBasisPoints(rate ?? 0), taxExemption: null };
      return { unitPrices, totalCents: isComplete ? priceOrder(known, tax, false).totalCents : null };
    },
    /** False if it was decided meanwhile. The person who asked gets a mail. */
    decline: (approvalId: number, { by, reason, moment }: Decision): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('approvals')
          .set({ state: 'declined', reason, decided_by: by, decided_at: moment })
          .where('approval_id', '=', approvalId)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const entry = { kind: 'approvalDeclined', reference: approvalId, detail: '' } as const;
        await createOutboxRepository(transaction, accountId).add([entry], moment);
        return true;
      }),
    /** Moves the lines back into the client's cart, added to what is there. False if it was approved meanwhile. */
    takeBack: ({ approval_id, client_id: clientId, catalog_id: catalogId, lines }: Approval, moment: number) =>
      withNewId((firstId) =>
        inTransaction(db, async (transaction): Promise<boolean> => {
          const key: CartKey = { clientId, catalogId };
          await transaction.executeQuery(lockCart(transaction, key));
          const { numUpdatedRows } = await transaction
            .updateTable('approvals')
            .set({ state: 'takenBack', decided_at: moment })
            .where('approval_id', '=', approval_id)
            .where('state', 'in', ['waiting', 'declined'])
            .executeTakeFirstOrThrow();
          if (numUpdatedRows === 0n) return false;
          for (const [index, { stockItemId, quantity, unitPriceCents: cents }] of lines.entries()) {
            const present = await transaction
              .selectFrom('cart_lines')
              .select('quantity')
              .where('client_id', '=', clientId)
              .where('catalog_id', '=', catalogId)
              .where('stock_item_id', '=', stockItemId)
              .executeTakeFirst();
            const line = { ...key, stockItemId, quantity: quantity + (present?.quantity ?? 0), unitPriceCents: cents };
            await transaction.executeQuery(setLine(transaction, { ...line, moment, newId: firstId - index }));
          }
          await transaction.executeQuery(raiseCartVersion(transaction, key));
          return true;
        }),
      ),
  };
};

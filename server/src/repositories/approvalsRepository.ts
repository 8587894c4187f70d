import type { OrderPush } from '@/contracts/orders';

import type { ApprovalsTable } from '../db/identityTables';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { PricedOrder } from '../orders/priceOrder';
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

/** The person is null for the client itself. */
export type Decider = { name: string; personId: number | null };

type Decision = { by: Decider; reason: string; moment: number };

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

export const createApprovalsRepository = (db: Database, accountId: number) => {
  const approvals = () => db.selectFrom('approvals').selectAll().where('account_id', '=', accountId);
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
    /** False if it was decided meanwhile. The person who asked gets a mail. */
    decline: (approvalId: number, { by, reason, moment }: Decision): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('approvals')
          .set({ state: 'declined', reason, decided_by: by.name, decided_by_id: by.personId, decided_at: moment })
          .where('approval_id', '=', approvalId)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const entry = { kind: 'approvalDeclined', reference: approvalId, detail: '' } as const;
        await createOutboxRepository(transaction, accountId).add([entry], moment);
        return true;
      }),
  };
};

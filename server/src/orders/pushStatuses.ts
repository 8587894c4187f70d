import type { StatusRow } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { KeepAnswer } from '../office/answerOnce';
import { type BatchResult, refuseFaults, toBatchResult } from '../office/batchResult';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { getOrderBook } from './findOrders';
import { checkStatus, setStatus } from './setStatuses';

const toFault = ({ messageId, values }: Refusal, line: number) => ({
  line,
  column: messageId === 'orderUnknown' ? 'orderNumber' : 'status',
  reason: formatServerMessage(messageId, 'en', values),
  messageId,
  values,
});

/** What `setStatuses` does, of rows that each have their own status; leaves one record of the change. */
export const pushStatuses = (
  db: Database,
  office: OfficeContext,
  { rows, isAtomic }: { rows: StatusRow[]; isAtomic: boolean },
  keep: KeepAnswer<BatchResult>,
): Promise<BatchResult> =>
  inTransaction(db, async (transaction) => {
    const numbers = rows.map(({ orderNumber }) => orderNumber.trim().toUpperCase());
    const orders = await getOrderBook(transaction, office).findStatuses([...new Set(numbers)]);
    const faults: ReturnType<typeof toFault>[] = [];
    for (const [line, { orderNumber, status, note = '', quiet = false, force = false }] of rows.entries()) {
      try {
        checkStatus(status);
        const order = orders.get(numbers[line] ?? '');
        if (!order) throw new Refusal(404, 'orderUnknown', { number: toPrintable(orderNumber) });
        await setStatus(transaction, office, order, { status, note, quiet, force });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(toFault(error, line));
      }
    }
    const result = toBatchResult(rows, faults);
    if (isAtomic) refuseFaults(result);
    await recordChange(transaction, office.config.runtime.accountId, {
      ...office.author,
      operation: 'pushStatuses',
      subject: 'statuses of orders',
      before: null,
      after: { written: result.written, refused: result.refused },
      moment: office.now(),
    });
    if (result.written > 0) await keep(transaction, result);
    return result;
  });

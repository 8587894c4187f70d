import type { Language } from '@/shared/i18n/languages';
import { cutText } from '@/shared/lib/plainText';
import type { BatchResult as BatchAnswer } from '@/contracts/office';

import { Refusal } from '../http/responses/refusal';
import { formatServerMessage } from '../http/responses/serverMessages';
import type { RowFault } from '../import/read/faults';

type Faults = readonly Omit<RowFault, 'file'>[];

/** Without texts: a stored answer is read in another language, too. */
export type BatchResult = {
  written: number;
  refused: number;
  faults: (Pick<RowFault, 'reason' | 'messageId' | 'values'> & {
    index: number;
    code: string | null;
    field: string | null;
  })[];
};

/** Answers are kept, so they repeat only as much of what was sent as is needed to recognise it. */
const maxCode = 100;
const maxText = 300;

const readCode = (row: Record<string, unknown> | undefined) => {
  const found = [row?.code, row?.additionalCode, row?.orderNumber].find((text) => text !== undefined && text !== '');
  return typeof found === 'string' ? cutText(found, maxCode) : null;
};

export const toBatchResult = (rows: readonly Record<string, unknown>[], faults: Faults): BatchResult => {
  const refused = new Set(faults.map(({ line }) => line)).size;
  return {
    written: rows.length - refused,
    refused,
    faults: faults.map(({ line, column, reason, messageId, values }) => ({
      index: line,
      code: readCode(rows[line]),
      field: column,
      reason: cutText(reason, maxText),
      ...(messageId && {
        messageId,
        ...(values && {
          values: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [
              name,
              typeof value === 'string' ? cutText(value, maxText) : value,
            ]),
          ),
        }),
      }),
    })),
  };
};

/** Of a batch of which nothing is written because of some rows. */
export class BatchRefusal extends Error {
  readonly result: BatchResult;

  constructor(result: BatchResult) {
    super(`${result.refused} rows were refused`);
    this.result = result;
  }
}

export const refuseFaults = (result: BatchResult) => {
  if (result.refused > 0) throw new BatchRefusal(result);
};

export const toBatchAnswer = ({ faults, ...counts }: BatchResult, language: Language): BatchAnswer => ({
  ...counts,
  faults: faults.map(({ index, code, field, reason, messageId, values }) => ({
    index,
    code,
    field,
    message: messageId ? formatServerMessage(messageId, language, values) : reason,
  })),
});

export const toRefusal = ({ result }: BatchRefusal, language: Language) =>
  new Refusal(422, 'linesRefused', { count: result.refused }, {}, { faults: toBatchAnswer(result, language).faults });

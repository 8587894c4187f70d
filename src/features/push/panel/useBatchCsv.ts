import { useIntl } from 'react-intl';

import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getListSeparator, writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';
import { lineColumns, lineMessages } from '@/shared/ui/LinesTable';

import type { Batch } from '../batch/batch';
import { toTableLine } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';

/** Downloads the lines of a batch; a leg that was not placed has no order number. */
export const useBatchCsv = () => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  return ({ legs }: Batch) => {
    const heads = [messages.orderNumber, messages.catalogHead, ...lineColumns.map((column) => lineMessages[column])];
    const rows = legs.flatMap(({ lines, order, payload }) =>
      lines.map((line) => {
        const cells = toTableLine(line);
        return [order?.orderNumber ?? '', String(payload.catalogId), ...lineColumns.map((name) => String(cells[name]))];
      }),
    );
    const text = writeCsv([heads.map((head) => formatMessage(head)), ...rows], getListSeparator(language));
    downloadText('order.csv', text, 'text/csv');
  };
};

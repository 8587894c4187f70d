import { useIntl } from 'react-intl';

import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getListSeparator, writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';
import { noteFields, readOrderNote } from '@/shared/lib/orderComment';
import { lineColumns, lineMessages } from '@/shared/ui/LinesTable';

import type { Batch } from '../batch/batch';
import { toTableLine } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';

/** Downloads the lines of a batch; a leg that was not placed has no order number. */
export const useBatchCsv = () => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const getCatalogName = useCatalogName();
  return ({ legs }: Batch) => {
    const heads = [
      messages.orderNumber,
      messages.catalogHead,
      ...lineColumns.map((column) => lineMessages[column]),
      ...noteFields.map((field) => messages[field]),
    ];
    const rows = legs.flatMap(({ lines, order, payload }) => {
      const note = readOrderNote(payload);
      const catalog = getCatalogName(payload.catalogId, String(payload.catalogId));
      return lines.map((line) => {
        const cells = lineColumns.map((name) => String(toTableLine(line)[name]));
        return [order?.orderNumber ?? '', catalog, ...cells, ...noteFields.map((field) => note[field])];
      });
    });
    const text = writeCsv([heads.map((head) => formatMessage(head)), ...rows], getListSeparator(language));
    downloadText('order.csv', text, 'text/csv');
  };
};

import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { type CsvColumn, useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { noteFields, readOrderNote } from '@/shared/lib/orderComment';
import { lineColumns, lineMessages } from '@/shared/ui/LinesTable';

import type { Batch } from '../batch/batch';
import type { Leg } from '../batch/leg';
import { toTableLine } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';

type Row = { leg: Leg; line: Leg['lines'][number] };

/** Downloads the lines of a batch; a leg that was not placed has no order number. */
export const useBatchCsv = () => {
  const getCatalogName = useCatalogName();
  const download = useCsvDownload();
  const columns: CsvColumn<Row>[] = [
    [messages.orderNumber, ({ leg }) => leg.order?.orderNumber ?? null],
    [messages.catalogHead, ({ leg: { payload } }) => getCatalogName(payload.catalogId, String(payload.catalogId))],
    ...lineColumns.map((name): CsvColumn<Row> => [lineMessages[name], ({ line }) => toTableLine(line)[name]]),
    ...noteFields.map((field): CsvColumn<Row> => [messages[field], ({ leg }) => readOrderNote(leg.payload)[field]]),
  ];
  return ({ legs }: Batch) =>
    download(
      'order.csv',
      columns,
      legs.flatMap((leg) => leg.lines.map((line) => ({ leg, line }))),
    );
};

import { type MessageDescriptor, useIntl } from 'react-intl';

import { getListSeparator, writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

import { useShownLanguage } from './useLanguage';

/** The head of a column, and what it says of a row. Numbers are written as they are, and null as an empty cell. */
export type CsvColumn<Row> = readonly [head: MessageDescriptor, getCell: (row: Row) => string | number | null];

/** Downloads rows as a file for the spreadsheets of the page's language. */
export const useCsvDownload = () => {
  const { formatMessage } = useIntl();
  const separator = getListSeparator(useShownLanguage());
  return <Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]) => {
    const heads = columns.map(([head]) => formatMessage(head));
    const cells = rows.map((row) => columns.map(([, getCell]) => String(getCell(row) ?? '')));
    downloadText(name, writeCsv([heads, ...cells], separator), 'text/csv');
  };
};

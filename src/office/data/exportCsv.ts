import type { Exporter, RaRecord } from 'react-admin';

import { isLanguage } from '@/shared/i18n/languages';
import { getListSeparator, writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

const toCell = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Of the fields of all records. */
export const saveCsv = (records: readonly Record<string, unknown>[], name: string) => {
  const { lang } = document.documentElement;
  const fields = [...new Set(records.flatMap(Object.keys))].filter((field) => field !== 'id');
  const rows = records.map((record) => fields.map((field) => toCell(record[field])));
  const separator = getListSeparator(isLanguage(lang) ? lang : 'en');
  downloadText(`${name}.csv`, writeCsv([fields, ...rows], separator), 'text/csv');
};

/** Instead of react-admin's, which lets formulas through that clients have written. */
export const exportCsv: Exporter<RaRecord & Record<string, unknown>> = (records, _related, _provider, name = '') =>
  saveCsv(records, name);

/** As many as the service gives at once. */
const rowsAtOnce = 1000;

/** More would fill the memory of the browser. */
export const maxRows = 100_000;

type ReadRows<Row> = (page: number, perPage: number) => Promise<{ data: Row[]; total?: number | undefined }>;

/** All rows of a list, or none if they are too many. */
export const readAllRows = async <Row extends { id: unknown }>(
  read: ReadRows<Row>,
  onRead: (count: number) => void,
): Promise<Row[] | undefined> => {
  // A record that comes on two pages, because another was added meanwhile, is there once.
  const rows = new Map<unknown, Row>();
  for (let page = 1, left = 1, before = 0; left > 0; page += 1) {
    const { data, total = 0 } = await read(page, rowsAtOnce);
    if (total > maxRows) return undefined;
    for (const row of data) rows.set(row.id, row);
    // Rows that have left the list move others up, to pages that were read before.
    if (total < before) page = Math.max(0, page - 1 - Math.ceil((before - total) / rowsAtOnce));
    before = total;
    left = total - page * rowsAtOnce;
    onRead(rows.size);
  }
  return [...rows.values()];
};

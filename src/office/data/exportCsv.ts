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

import { readSheet } from 'read-excel-file/universal';

/** The first sheet of an .xlsx workbook as lines of cells separated by tabs, as when they are pasted. */
export const readWorkbook = async (bytes: ArrayBuffer): Promise<string> => {
  const rows = await readSheet(bytes);
  const toText = (cell: (typeof rows)[number][number] | null) =>
    cell === null ? '' : String(cell).replace(/\s+/g, ' ').trim();
  return rows.map((cells) => cells.map(toText).join('\t')).join('\n');
};

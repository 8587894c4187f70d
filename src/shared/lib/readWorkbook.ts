import { readSheet } from 'read-excel-file/universal';

/** What the library declares has `typeof Date` for a Date. */
type Cell = string | number | boolean | Date | null;

const toText = (cell: Cell) => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A spreadsheet has 15 digits of a number.
  const text = typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell;
  return String(text).replace(/\s+/g, ' ').trim();
};

/** The texts of the first sheet of an .xlsx workbook, in its rows. */
export const readWorkbook = async (bytes: ArrayBuffer): Promise<string[][]> =>
  ((await readSheet(bytes)) as Cell[][]).map((cells) => cells.map(toText));

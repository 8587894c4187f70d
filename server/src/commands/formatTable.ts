import { toPrintable } from '../printable';

/** Columns as wide as their widest cell, safe to print. */
export const formatColumns = (rows: string[][]): string[] => {
  const cells = rows.map((row) => row.map(toPrintable));
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** Rows under their headings, or a text if there are none. */
export const formatTable = (headings: string[], rows: string[][], nothing: string) =>
  rows.length === 0 ? nothing : formatColumns([headings, ...rows]);

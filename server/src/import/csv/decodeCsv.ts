import { isUtf8 } from 'node:buffer';

import { CsvError } from './parseCsv';

const byteOrderMark = '\uFEFF';
const lineFeed = 10;

/** The first line that is not UTF-8. */
export const findBadLine = (bytes: Buffer): number => {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
};

/** The text of a UTF-8 file, with or without a byte order mark. Any other encoding would import garbled letters. */
export const decodeCsv = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new CsvError(findBadLine(bytes), 'this is not UTF-8; save the file as "CSV UTF-8"');
  const text = bytes.toString('utf8');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
};

const separators = [',', ';', '\t'] as const;

/** The separator, judging by the first line. */
export const detectSeparator = (text: string): string => {
  const [heading = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counted = separators.map((separator) => ({ separator, count: heading.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
};

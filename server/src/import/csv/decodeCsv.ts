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

const countLineFeeds = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
};

const getCharacterLength = (firstByte: number) => (firstByte >= 0xf0 ? 4 : firstByte >= 0xe0 ? 3 : 2);

/** Where the last complete character ends. */
const findCharacterEnd = (bytes: Buffer): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    // The first byte of a character, rather than a continuation byte.
    if (byte >= 0xc0) return getCharacterLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

/** The text of a UTF-8 file, with or without a byte order mark. Any other encoding would import garbled letters. */
export async function* decodeCsv(parts: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  let line = 1;
  let isFirst = true;
  let rest: Buffer = Buffer.alloc(0);
  const decode = (bytes: Buffer): string => {
    if (!isUtf8(bytes))
      throw new CsvError(line + findBadLine(bytes) - 1, 'this is not UTF-8; save the file as "CSV UTF-8"');
    line += countLineFeeds(bytes);
    const text = bytes.toString('utf8');
    const isMarked = isFirst && text.startsWith(byteOrderMark);
    isFirst = false;
    return isMarked ? text.slice(1) : text;
  };
  for await (const part of parts) {
    const bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
    const end = findCharacterEnd(bytes);
    rest = bytes.subarray(end);
    if (end > 0) yield decode(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield decode(rest);
}

const separators = [',', ';', '\t'] as const;

/** The separator, judging by the first line. */
export const detectSeparator = (text: string): string => {
  const [heading = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counted = separators.map((separator) => ({ separator, count: heading.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
};

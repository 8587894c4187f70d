import Papa from 'papaparse';

import { readCsv } from '@/shared/lib/readCsv';

export type CsvRecord = {
  /** The file's line that the record starts on, counted from 1. */
  line: number;
  fields: string[];
};

/** Nothing after this line can be parsed. */
export class CsvError extends Error {
  readonly line: number;
  /** What is wrong, where the user can do something about it. */
  readonly problem: 'encoding' | 'column' | undefined;
  /** The heading of an unknown column. */
  readonly column: string;

  constructor(line: number, reason: string, problem?: CsvError['problem'], column = '') {
    super(`line ${line}: ${reason}`);
    this.name = 'CsvError';
    this.line = line;
    this.problem = problem;
    this.column = column;
  }
}

// A longer record must lack a quotation mark: without a limit, the rest of a large file would become one field.
const maxRecordLength = 1_000_000;

const problems: Record<string, string> = {
  MissingQuotes: 'is never closed',
  InvalidQuotes: 'has text after its closing quotation mark',
};

const countBreaks = (text: string) => text.split('\n').length - 1;

/** The first line that is not UTF-8, in a text decoded as if it were. */
export const findBadLine = (text: string): number | undefined => {
  const at = text.indexOf('\uFFFD');
  return at < 0 ? undefined : 1 + countBreaks(text.slice(0, at));
};

export type Parts = AsyncIterable<Buffer> | Iterable<Buffer>;

export const defaultEncoding = 'utf-8';

/**
 * The records of a file that are not empty, of which only a part is in memory. Nothing tells one encoding of a
 * spreadsheet from another, and the wrong one would import garbled letters: other encodings are named. A quotation mark inside an unquoted field is literal, as in `5" pipe`.
 */
export async function* readCsvFile(parts: Parts, encoding = defaultEncoding): AsyncGenerator<CsvRecord[]> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let line = 1;
  let separator: string | undefined;

  const read = (part: string, isWhole: boolean): CsvRecord[] => {
    // A carriage return at the end of a part may be half of a line break.
    const breaks = isWhole ? /\r\n?/g : /\r(?!$)\n?/g;
    const text = (rest + part).replaceAll(breaks, '\n');
    const badLine = findBadLine(text);
    if (badLine)
      throw new CsvError(
        line + badLine - 1,
        `this is not ${encoding.toUpperCase()}; save the file as "CSV UTF-8", or name its encoding, as in --encoding windows-1252`,
        'encoding',
      );
    separator ??= readCsv(text.split('\n', 1)[0] ?? '').separator ?? ',';
    const records: CsvRecord[] = [];
    let from = 0;
    Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: '\n',
      step: ({ data: fields, errors: [error], meta: { cursor } }) => {
        const isTooLong = cursor - from > maxRecordLength;
        // The next part may continue this record.
        if (cursor === text.length && !isWhole && !isTooLong) return;
        if (error) {
          const start = line + countBreaks(text.slice(from, error.index));
          throw new CsvError(start, `the quoted field that starts here ${problems[error.code]}`);
        }
        if (isTooLong) throw new CsvError(line, `is longer than ${maxRecordLength.toLocaleString('en-US')} characters`);
        if (fields.some((field) => field.trim() !== '')) records.push({ line, fields });
        line += countBreaks(text.slice(from, cursor));
        from = cursor;
      },
    });
    rest = text.slice(from);
    return records;
  };

  for await (const part of parts) yield read(decoder.decode(part, { stream: true }), false);
  yield read(decoder.decode(), true);
}

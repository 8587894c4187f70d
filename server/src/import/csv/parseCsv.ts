export type CsvRecord = {
  /** The file's line that the record starts on, counted from 1. */
  line: number;
  fields: string[];
};

/** Nothing after this line can be parsed. */
export class CsvError extends Error {
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'CsvError';
  }
}

// A longer record must lack a quotation mark: without a limit, the rest of a large file would become one field.
const maxRecordLength = 1_000_000;

const countBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

const isBreak = (character: string | undefined) => character === '\n' || character === '\r';

/**
 * RFC 4180, with any line break. A quotation mark inside an unquoted field is literal, as in `5" pipe`. Takes the file in
 * parts, `undefined` for its end, and returns the records that each part completes.
 */
export const createCsvParser = (separator: string) => {
  let text = '';
  let at = 0;
  let line = 1;
  let recordStart = 0;
  let isWhole = false;
  const isTooLong = () => text.length - recordStart > maxRecordLength;

  const readQuoted = (): string | undefined => {
    const opened = line;
    let value = '';
    at += 1;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end === -1 && (isWhole || isTooLong()))
        throw new CsvError(opened, 'the quoted field that starts here is never closed');
      if (end === -1) return undefined;
      const part = text.slice(at, end);
      value += part;
      line += countBreaks(part);
      at = end + 1;
      if (text[at] !== '"') return value;
      value += '"';
      at += 1;
    }
  };

  const readPlain = (): string => {
    const start = at;
    while (at < text.length && text[at] !== separator && !isBreak(text[at])) at += 1;
    return text.slice(start, at);
  };

  const skipBreak = () => {
    if (at >= text.length) return;
    if (!isBreak(text[at])) throw new CsvError(line, 'there is text after a closing quotation mark');
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  };

  /** Undefined if the end of the record is in a later part. */
  const readRecord = (): CsvRecord | undefined => {
    const record: CsvRecord = { line, fields: [] };
    for (;;) {
      const field = text[at] === '"' ? readQuoted() : readPlain();
      if (field === undefined) return undefined;
      record.fields.push(field);
      if (text[at] !== separator) break;
      at += 1;
    }
    skipBreak();
    // At the end of a part, the next one may still continue a quoted field or the line break.
    return isWhole || at < text.length ? record : undefined;
  };

  return (part: string | undefined): CsvRecord[] => {
    text = text.slice(at) + (part ?? '');
    at = 0;
    isWhole = part === undefined;
    const records: CsvRecord[] = [];
    while (at < text.length) {
      recordStart = at;
      const startLine = line;
      const isBlank = isBreak(text[at]);
      const record = readRecord();
      if (record === undefined) {
        [at, line] = [recordStart, startLine];
        if (isTooLong())
          throw new CsvError(line, `is longer than ${maxRecordLength.toLocaleString('en-US')} characters`);
        break;
      }
      if (!isBlank) records.push(record);
    }
    return records;
  };
};

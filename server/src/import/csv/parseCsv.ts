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

const countBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

const isBreak = (character: string | undefined) => character === '\n' || character === '\r';

/** RFC 4180, with any line break. A quotation mark inside an unquoted field is literal, as in `5" pipe`. */
export const parseCsv = (text: string, separator: string): CsvRecord[] => {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = 1;

  const readQuoted = (): string => {
    const opened = line;
    let value = '';
    at += 1;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end === -1) throw new CsvError(opened, 'the quoted field that starts here is never closed');
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

  while (at < text.length) {
    const record: CsvRecord = { line, fields: [] };
    let isBlank = isBreak(text[at]);
    for (;;) {
      record.fields.push(text[at] === '"' ? readQuoted() : readPlain());
      if (text[at] !== separator) break;
      at += 1;
      isBlank = false;
    }
    skipBreak();
    if (!isBlank) records.push(record);
  }
  return records;
};

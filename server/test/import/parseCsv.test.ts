import * as fc from 'fast-check';

import { decodeCsv, detectSeparator } from '../../src/import/csv/decodeCsv';
import { CsvError, parseCsv } from '../../src/import/csv/parseCsv';

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

/** Quotes what must be quoted, and whatever `also` selects. */
const writeCsv = (records: string[][], separator: string, lineBreak: string, also: (field: string) => boolean) =>
  records
    .map((fields) =>
      fields
        .map((field) =>
          /["\r\n]/.test(field) || field.includes(separator) || (fields.length === 1 && field === '') || also(field)
            ? quoted(field)
            : field,
        )
        .join(separator),
    )
    .join(lineBreak);

const arbitraryField = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', 'ñ', '杯') }),
);

describe('reading CSV', () => {
  it('round-trips any content', () => {
    const file = fc.record({
      records: fc.array(fc.array(arbitraryField, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      separator: fc.constantFrom(',', ';', '\t'),
      lineBreak: fc.constantFrom('\n', '\r\n'),
      ended: fc.boolean(),
      quoteAll: fc.boolean(),
    });
    fc.assert(
      fc.property(file, ({ records, separator, lineBreak, ended, quoteAll }) => {
        const text = writeCsv(records, separator, lineBreak, () => quoteAll);
        const read = parseCsv(ended && records.length > 0 ? text + lineBreak : text, separator);
        expect(read.map(({ fields }) => fields)).toEqual(records);
      }),
      { numRuns: 500 },
    );
  });

  it('reads any text without hanging, or reports the line that it cannot read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a') }), (text) => {
        try {
          for (const { line } of parseCsv(text, ',')) expect(line).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('counts lines like an editor, even within quotes', () => {
    const records = parseCsv('code,name\r\n\r\nA,"two\nlines"\r\nB,b\r\n', ',');
    expect(records).toEqual([
      { line: 1, fields: ['code', 'name'] },
      { line: 3, fields: ['A', 'two\nlines'] },
      { line: 5, fields: ['B', 'b'] },
    ]);
  });

  it('takes a quotation mark within a field literally', () => {
    expect(parseCsv('5" pipe;"6"" pipe"', ';')).toEqual([{ line: 1, fields: ['5" pipe', '6" pipe'] }]);
  });

  it.each([
    ['a,b\nc,"d', 'line 2: the quoted field that starts here is never closed'],
    ['a\n"b"c,d', 'line 2: there is text after a closing quotation mark'],
  ])('rejects %j', (text, message) => {
    expect(() => parseCsv(text, ',')).toThrow(message);
  });

  it.each([
    ['code,nameEs,price\nA;B;C;D;E,', ','],
    ['code;nameEs;price\nA,1;B,2', ';'],
    ['code\tnameEs', '\t'],
    ['"a;b;c",d', ','],
    ['code', ','],
  ])('detects the separator of %j', (text, separator) => {
    expect(detectSeparator(text)).toBe(separator);
  });

  it('reads UTF-8 with and without a byte order mark, and nothing else', () => {
    expect(decodeCsv(Buffer.from('\uFEFFcódigo'))).toBe('código');
    expect(decodeCsv(Buffer.from('código'))).toBe('código');
    expect(() => decodeCsv(Buffer.from('code\nA\nc\xf3digo', 'latin1'))).toThrow(/line 3: this is not UTF-8/);
  });
});

import * as fc from 'fast-check';

import { decodeCsv, detectSeparator } from '../../src/import/csv/decodeCsv';
import { createCsvParser, CsvError } from '../../src/import/csv/parseCsv';

/** Reads the text in parts of this length. */
const parseCsv = (text: string, separator: string, length = 100_000) => {
  const parse = createCsvParser(separator);
  const parts = Array.from({ length: Math.ceil(text.length / length) }, (_, part) =>
    text.slice(part * length, (part + 1) * length),
  );
  return [...parts, undefined].flatMap(parse);
};

const decodeAll = async (parts: Buffer[]) => {
  let text = '';
  for await (const part of decodeCsv(parts)) text += part;
  return text;
};

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
      length: fc.integer({ min: 1, max: 40 }),
      quoteAll: fc.boolean(),
    });
    fc.assert(
      fc.property(file, ({ records, separator, lineBreak, ended, length, quoteAll }) => {
        const text = writeCsv(records, separator, lineBreak, () => quoteAll);
        const read = parseCsv(ended && records.length > 0 ? text + lineBreak : text, separator, length);
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

  it('reports lines the same in a file of many parts', () => {
    const text = 'code,name\r\n\r\nA,"two\nlines"\r\nB,b';
    for (let length = 1; length <= text.length; length += 1)
      expect(parseCsv(text, ',', length).map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('stops at a missing quotation mark rather than read the rest of the file as one field', () => {
    const parse = createCsvParser(',');
    const part = 'A,b\n'.repeat(50_000);
    expect(() => Array.from({ length: 20 }, (_, at) => parse(at === 0 ? `A,b\nA,"${part}` : part))).toThrow(
      'line 2: the quoted field that starts here is never closed',
    );
  });

  it('reads UTF-8 with and without a byte order mark, and nothing else', async () => {
    expect(await decodeAll([Buffer.from('\uFEFFcódigo')])).toBe('código');
    expect(await decodeAll([Buffer.from('código')])).toBe('código');
    await expect(decodeAll([Buffer.from('code\nA\nc\xf3digo', 'latin1')])).rejects.toThrow(/line 3: this is not UTF-8/);
  });

  it('reads characters that are split between parts', async () => {
    const text = '\uFEFFñ 杯 😀\n'.repeat(3);
    const bytes = Buffer.from(text);
    for (let length = 1; length < 12; length += 1) {
      const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, part) =>
        bytes.subarray(part * length, (part + 1) * length),
      );
      expect(await decodeAll(parts)).toBe(text.slice(1));
      await expect(decodeAll([...parts, Buffer.from([0xe6, 0x9d])])).rejects.toThrow(/line 4: this is not UTF-8/);
    }
  });
});

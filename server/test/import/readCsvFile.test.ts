import * as fc from 'fast-check';

import { CsvError, type CsvRecord, readCsvFile } from '../../src/import/read/readCsvFile';

const cut = (bytes: Buffer, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, part) =>
    bytes.subarray(part * length, (part + 1) * length),
  );

const readParts = async (parts: Buffer[], encoding?: string) => {
  const records: CsvRecord[] = [];
  for await (const some of readCsvFile(parts, encoding)) records.push(...some);
  return records;
};

/** Reads the text below the heading in parts of this length. */
const readText = (text: string, length = 100_000) => {
  const [heading = ''] = /^[^\r\n]*[\r\n]*/.exec(text) ?? [];
  return readParts([Buffer.from(heading), ...cut(Buffer.from(text.slice(heading.length)), length)]);
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

// Without the characters that mark the start of a file, or replace what could not be decoded.
const arbitraryField = fc
  .oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', 'ñ', '杯') }),
  )
  .map((field) => field.replaceAll(/[\uFEFF\uFFFD]/g, ''));

const withBreaks = (field: string) => field.replaceAll(/\r\n?/g, '\n');

const isFilled = (fields: string[]) => fields.some((field) => field.trim() !== '');

describe('reading CSV', () => {
  it('round-trips any content, apart from the kind of its line breaks', async () => {
    const file = fc.record({
      records: fc.array(fc.array(arbitraryField, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      separator: fc.constantFrom(',', ';', '\t'),
      lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
      ended: fc.boolean(),
      length: fc.integer({ min: 1, max: 40 }),
      quoteAll: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ records, separator, lineBreak, ended, length, quoteAll }) => {
        const text = writeCsv([['code', 'name'], ...records], separator, lineBreak, () => quoteAll);
        const read = await readText(ended ? text + lineBreak : text, length);
        const kept = records.map((fields) => fields.map(withBreaks)).filter(isFilled);
        expect(read.slice(1).map(({ fields }) => fields)).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('reads any text without hanging, or reports the line that it cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a') }), async (text) => {
        try {
          for (const { line } of await readText(text, 3)) expect(line).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('counts lines like an editor, even within quotes, whatever the parts', async () => {
    const text = 'code,name\r\n\r\nA,"two\r\nlines"\r\nB,b\r\n';
    for (let length = 1; length <= text.length; length += 1)
      expect(await readText(text, length)).toEqual([
        { line: 1, fields: ['code', 'name'] },
        { line: 3, fields: ['A', 'two\nlines'] },
        { line: 5, fields: ['B', 'b'] },
      ]);
  });

  it('takes a quotation mark within a field literally', async () => {
    expect(await readText('5" pipe;"6"" pipe"')).toEqual([{ line: 1, fields: ['5" pipe', '6" pipe'] }]);
  });

  it.each([
    ['a,b\nc,"d', 'line 2: the quoted field that starts here is never closed'],
    ['a\n"b"c,d', 'line 2: the quoted field that starts here has text after its closing quotation mark'],
  ])('rejects %j', async (text, message) => {
    await expect(readText(text)).rejects.toThrow(message);
  });

  it.each([
    ['code,nameEs,price\nA;B;C;D;E,', ['code', 'nameEs', 'price']],
    ['code;nameEs;price\nA,1;B,2', ['code', 'nameEs', 'price']],
    ['code\tnameEs', ['code', 'nameEs']],
    ['"a;b;c",d', ['a;b;c', 'd']],
    ['code\n"A;B"', ['code']],
  ])('detects the separator of %j', async (text, heading) => {
    const [first] = await readText(text);
    expect(first?.fields).toEqual(heading);
  });

  it('stops at a missing quotation mark rather than read the rest of the file as one field', async () => {
    const part = Buffer.from('A,b\n'.repeat(50_000));
    await expect(readParts([Buffer.from('A,b\nA,"'), ...Array.from({ length: 20 }, () => part)])).rejects.toThrow(
      'line 2: the quoted field that starts here is never closed',
    );
  });

  it('rejects a line that is longer than any record', async () => {
    const part = Buffer.from('A'.repeat(600_000));
    await expect(readParts([Buffer.from('code\n'), part, part])).rejects.toThrow('line 2: is longer than 1,000,000');
  });

  it('reads the encoding that is named', async () => {
    const latin = Buffer.from('código;nombre\nA;Sartén 20 cm\n', 'latin1');
    const expected = [
      { line: 1, fields: ['código', 'nombre'] },
      { line: 2, fields: ['A', 'Sartén 20 cm'] },
    ];
    expect(await readParts(cut(latin, 17), 'windows-1252')).toEqual(expected);
    const wide = Buffer.from('\uFEFFcódigo;nombre\nA;Sartén 20 cm\n', 'utf16le');
    expect(await readParts(cut(wide, 35), 'utf-16le')).toEqual(expected);
    const chinese = Buffer.from([0xb1, 0xad, 0xd7, 0xd3]);
    expect(await readParts(cut(chinese, 1), 'gb18030')).toEqual([{ line: 1, fields: ['杯子'] }]);
    await expect(readParts([Buffer.from([0x81, 0x20])], 'gb18030')).rejects.toThrow(/line 1: this is not GB18030/);
  });

  it('reads UTF-8 with and without a byte order mark, and nothing else', async () => {
    expect(await readText('\uFEFFcódigo')).toEqual([{ line: 1, fields: ['código'] }]);
    expect(await readText('código')).toEqual([{ line: 1, fields: ['código'] }]);
    await expect(readParts([Buffer.from('code\nA\nc\xf3digo', 'latin1')])).rejects.toThrow(
      'line 3: this is not UTF-8; save the file as "CSV UTF-8", or name its encoding, as in --encoding windows-1252',
    );
  });

  it('reads characters that are split between parts', async () => {
    const bytes = Buffer.from(`\uFEFF${'ñ 杯 😀\n'.repeat(3)}`);
    for (let length = 1; length < 12; length += 1) {
      const parts = cut(bytes, length);
      expect((await readParts(parts)).map(({ fields }) => fields)).toEqual(Array(3).fill(['ñ 杯 😀']));
      await expect(readParts([...parts, Buffer.from([0xe6, 0x9d])])).rejects.toThrow(/line 4: this is not UTF-8/);
    }
  });
});

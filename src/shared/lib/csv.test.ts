import { unescapeFormulas, writeCsv, writeCsvRows } from './csv';
import { readCsv } from './readCsv';

const rows = [
  ['code', 'reason'],
  ['=1+1', 'say "no"; twice'],
  ['@x', '-3'],
  ['＝1+1', '＠x'],
  ['KT,1', 'two\nlines'],
];

const separators = [',', ';', '\t'] as const;

it.each(separators)('round-trips with %s and escapes formulas', (separator) => {
  const text = writeCsv(rows, separator);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toMatch(/\r\n'=1\+1[,;\t]/);
  const read = readCsv(text).records.slice(0, -1);
  expect(read).toEqual(rows.map((row) => row.map((cell) => (/^[=@＝＠-]/.test(cell) ? `'${cell}` : cell))));
});

it('keeps an empty cell before a quoted one', () => {
  expect(readCsv('A-1\t\t"a ""b"""').records).toEqual([['A-1', '', 'a "b"']]);
});

it('writes the same file in parts', () => {
  expect(writeCsv(rows.slice(0, 2), ';') + writeCsvRows(rows.slice(2), ';')).toBe(writeCsv(rows, ';'));
  expect(writeCsvRows([], ';')).toBe('');
});

// The texts as a spreadsheet sees them that splits at another separator, where quotes inside a cell do not count.
it.each(separators)('contains no formula, whatever separator a spreadsheet expects instead of %j', (separator) => {
  const hostile = [';=HYPERLINK("https://x.example")', 'a,=1', 'a\t+1', 'a\n-1', 'a; "@x', ' =1', ';;＝1', '"=1'];
  const text = writeCsv([['code', ...hostile], ...hostile.map((cell) => [cell, 'end'])], separator);
  for (const other of [/[\r\n,]+/, /[\r\n;]+/, /[\r\n\t]+/]) {
    const cells = text.split(other).map((cell) => cell.replace(/^[\s"\uFEFF]+/, ''));
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
  const [, ...read] = readCsv(text).records[0] ?? [];
  expect(read.map(unescapeFormulas)).toEqual(hostile.map((cell) => cell.trim()));
});

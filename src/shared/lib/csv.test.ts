import { readCsv, writeCsv, writeCsvRows } from './csv';

const rows = [
  ['code', 'reason'],
  ['=1+1', 'say "no"; twice'],
  ['@x', '-3'],
  ['＝1+1', '＠x'],
  ['KT,1', 'two\nlines'],
];

it.each([',', ';'] as const)('round-trips with %s and escapes formulas', (separator) => {
  const text = writeCsv(rows, separator);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toMatch(/\r\n'=1\+1[,;]/);
  const read = readCsv(text)
    .map(({ cells }) => cells)
    .slice(0, -1);
  expect(read).toEqual(rows.map((row) => row.map((cell) => (/^[=@＝＠-]/.test(cell) ? `'${cell}` : cell))));
});

it('writes the same file in parts', () => {
  expect(writeCsv(rows.slice(0, 2), ';') + writeCsvRows(rows.slice(2), ';')).toBe(writeCsv(rows, ';'));
  expect(writeCsvRows([], ';')).toBe('');
});

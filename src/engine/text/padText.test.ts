import { mergeLines, normaliseQuantity, parsePadText } from './padText';

const parsed = (text: string) => parsePadText(text).lines.map(({ code, quantity }) => [code, quantity]);

it.each([
  ['tabs', 'KT-1\t2\nKT-2\t3'],
  ['semicolons', 'KT-1;2\nKT-2;3'],
  ['commas', 'KT-1,2\r\nKT-2, 3'],
  ['spaces', 'KT-1 2\n  KT-2    3  '],
  ['a byte order mark', '\uFEFFKT-1;2\rKT-2;3'],
  ['quotes', '"KT-1";"2"\n"KT-2",3'],
  ['empty lines', '\n\nKT-1\t2\n\t\n;;\nKT-2\t3\n\n'],
  ['the quantity first', '2;KT-1\n3;KT-2'],
  ['the quantity first, by spaces', '2 KT-1\n3 KT-2'],
  ['further columns', 'KT-1;2;Screw, long;4,90\nKT-2;3;Valve;'],
  ['a name between', 'KT-1\tScrew 4 x 40\t2\nKT-2\tValve\t3'],
  ['a name behind, by spaces', 'KT-1 2 wood screw\nKT-2 3 valve'],
  ['a Spanish header', 'Código;Cantidad\nKT-1;2\nKT-2;3'],
  ['a header in the other order', 'Cant.\tDescripción\tReferencia\n2\tTornillo\tKT-1\n3\tVálvula\tKT-2'],
  ['an English header', 'SKU,Name,Qty\nKT-1,Screw,2\nKT-2,Valve,3'],
  ['a Chinese header', '商品编码\t数量\nKT-1\t2\nKT-2\t3'],
  ['titles above the header', 'Order for November 2026\t\n\nWorkshop\t\nCode\tQty\nKT-1\t2\nKT-2\t3'],
  ['customer and date above the header', 'Customer\tACME 20\tDate\t2026-11-01\nSite\tB-2\nCode\tQty\nKT-1\t2\nKT-2\t3'],
  ['a title without commas', 'Pedido de noviembre\nCódigo,Cantidad\nKT-1,2\nKT-2,3'],
  ['a header without a word for the code', 'Quantity;What\n2;KT-1\n3;KT-2'],
])('parses lines with %s', (_, text) => {
  expect(parsed(text)).toEqual([
    ['KT-1', '2'],
    ['KT-2', '3'],
  ]);
});

it.each([
  ['KT-1', [['KT-1', '1']]],
  ['KT-1;', [['KT-1', '']]],
  ['KT-1;two', [['KT-1', 'two']]],
  ['KT-1;12,00', [['KT-1', '12,00']]],
  ['KT-1 1,200', [['KT-1', '1,200']]],
  ['KT 1042 4', [['KT 1042', '4']]],
  ['7501000000101\t12', [['7501000000101', '12']]],
  [
    '12\t7501000000101\n7\t7501000000102',
    [
      ['7501000000101', '12'],
      ['7501000000102', '7'],
    ],
  ],
  ['"KT ""1""\nlong";4', [['KT "1"\nlong', '4']]],
  ['"KT-1;4', [['"KT-1', '4']]],
  ['3/4" valve;4', [['3/4" valve', '4']]],
  ['KT-1,"Bolt; M8",3', [['KT-1', '3']]],
  [
    'REF-20;4\nKT-2;3',
    [
      ['REF-20', '4'],
      ['KT-2', '3'],
    ],
  ],
  [
    'KT-1;\nCode;Qty\nKT-2;3',
    [
      ['KT-1', ''],
      ['Code', 'Qty'],
      ['KT-2', '3'],
    ],
  ],
  ['', []],
  [' \n;;\n--', []],
])('parses %j', (text, lines) => {
  expect(parsed(text)).toEqual(lines);
});

it('merges lines with the same code, regardless of punctuation, and leaves invalid quantities alone', () => {
  const known = [{ code: 'KT-1', quantity: '2' }];
  const added = ['kt 1;3', 'KT-2;x', 'KT-2;4', 'KT2;1', ';5', ';6', 'KT-1;999999'].flatMap(
    (text) => parsePadText(text).lines,
  );
  expect(mergeLines(known, added)).toEqual([
    { code: 'KT-1', quantity: '5' },
    { code: 'KT-2', quantity: 'x' },
    { code: 'KT-2', quantity: '5' },
    { code: '', quantity: '5' },
    { code: '', quantity: '6' },
    { code: 'KT-1', quantity: '999999' },
  ]);
});

it.each([
  ['1.200,00', 'es', '1200'],
  ['1,200', 'en', '1200'],
  ['１２', 'zh', '12'],
  ['1,200', 'es', '1,200'],
  ['1.200', 'en', '1.200'],
  ['1,5', 'es', '1,5'],
  ['1.5', 'es', '1.5'],
  ['-3', 'en', '-3'],
  ['', 'en', ''],
] as const)('normalises %j in %s to %j', (text, language, expected) => {
  expect(normaliseQuantity(text, language)).toBe(expected);
});

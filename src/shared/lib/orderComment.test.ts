import { countCharacters, formatOrderComment, splitOrderComment } from './orderComment';

it.each([
  ['PO-17', 'Back door', 'Ref.: PO-17\nBack door'],
  ['', ' Back door\r\nplease ', 'Back door\nplease'],
  [' PO\t17 ', '', 'Ref.: PO 17'],
  ['', '', ''],
  ['PO\u0000-17', 'a\u0007b\ud800c', 'Ref.: PO-17\nabc'],
])('%j and %j make %j', (reference, comment, made) => {
  expect(formatOrderComment({ reference, comment })).toBe(made);
});

it.each([
  { reference: 'PO-17', comment: 'Back door\nplease' },
  { reference: 'PO-17', comment: '' },
  { reference: '', comment: 'Back door\nplease' },
  { reference: '', comment: '' },
  { reference: '"O\'Hara" \\ 🔩; 订单,=1', comment: '\\n "quoted"\n\n中文 👷🏽‍♀️\n- ring twice' },
])('finds the reference and the comment of %j again', (note) => {
  expect(splitOrderComment(formatOrderComment(note))).toEqual(note);
});

it('counts characters rather than UTF-16 code units', () => {
  expect(countCharacters('不锈钢🔩')).toBe(4);
});

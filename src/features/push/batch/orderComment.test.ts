import { countCharacters, formatOrderComment } from './orderComment';

it.each([
  ['PO-17', 'Back door', 'PO-17\nBack door'],
  ['', ' Back door\r\nplease ', 'Back door\nplease'],
  [' PO\t17 ', '', 'PO 17'],
  ['', '', ''],
  ['PO\u0000-17', 'a\u0007b\ud800c', 'PO-17\nabc'],
])('%j and %j make %j', (reference, comment, made) => {
  expect(formatOrderComment({ reference, comment })).toBe(made);
});

it('counts characters rather than UTF-16 code units', () => {
  expect(countCharacters('不锈钢🔩')).toBe(4);
});

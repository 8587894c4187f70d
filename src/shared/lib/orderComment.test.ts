import { countCharacters, emptyNote, formatOrderComment, readOrderNote, toNoteRecord } from './orderComment';

it.each([
  [{ reference: 'PO-17', comment: 'Back door' }, 'Ref.: PO-17\nBack door'],
  [{ comment: ' Back door\r\nplease ' }, 'Back door\nplease'],
  [{ reference: ' PO\t17 ' }, 'Ref.: PO 17'],
  [{}, ''],
  [{ reference: 'PO\u0000-17', comment: 'a\u0007b\ud800c' }, 'Ref.: PO-17\nabc'],
  [{ deliveryAddress: '8 Dock Road\nhall 3', comment: 'Hi' }, 'Deliver to: 8 Dock Road hall 3\nHi'],
  [
    { reference: '17', deliveryAddress: '8 Dock Road', wishedDate: '2026-03-09' },
    'Ref.: 17\nDeliver to: 8 Dock Road\nWished date: 2026-03-09',
  ],
])('%j makes %j', (note, made) => {
  expect(formatOrderComment({ ...emptyNote, ...note })).toBe(made);
});

const notes = [
  { reference: 'PO-17', comment: 'Back door\nplease' },
  { reference: 'PO-17' },
  { comment: 'Back door\nplease' },
  {},
  { deliveryAddress: '8 Dock Road', comment: 'Ref.: of the address' },
  { reference: 'PO-17', deliveryAddress: '8 Dock Road', wishedDate: '2026-03-09', comment: 'Hi' },
  { reference: '"O\'Hara" \\ 🔩; 订单,=1', comment: '\\n "quoted"\n\n中文 👷🏽‍♀️\n- ring twice' },
].map((note) => ({ ...emptyNote, ...note }));

it.each(notes)('finds what the client said again in %j', (note) => {
  expect(readOrderNote(toNoteRecord(note, 'comment'))).toEqual(note);
  expect(readOrderNote(toNoteRecord(note, 'own'))).toEqual(note);
});

it('sends only what the client said, in fields of its own or as a comment', () => {
  const note = { ...emptyNote, reference: ' PO-17 ', comment: 'Hi' };
  expect(toNoteRecord(note, 'own')).toEqual({ comment: 'Hi', purchaseOrder: 'PO-17' });
  expect(toNoteRecord(note, 'comment')).toEqual({ comment: 'Ref.: PO-17\nHi' });
});

it('takes a line with a day that does not exist for a comment', () => {
  const comment = 'Wished date: 2026-02-31\nHi';
  expect(readOrderNote({ comment })).toEqual({ ...emptyNote, comment });
});

it('counts characters rather than UTF-16 code units', () => {
  expect(countCharacters('不锈钢🔩')).toBe(4);
});

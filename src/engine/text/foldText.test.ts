import { foldCode, foldText, searchWords } from './foldText';

describe('foldText', () => {
  it.each([
    ['Tornillo', 'tornillo'],
    ['VÁLVULA Ñandú', 'valvula nandu'],
    ['ＫＴ－１０４２', 'kt-1042'],
    ['ﬁno', 'fino'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['不锈钢 螺丝', '不锈钢 螺丝'],
    ['a\u00a0b\tc\u3000d', 'a b c d'],
    ['\u200fABC\u200e', 'abc'],
  ])('folds %p to %p', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('removes punctuation and white space from codes', () => {
    expect(foldCode('KT-10.42/A B_7')).toBe('kt1042ab7');
    expect(foldCode('Ñ-１０')).toBe('n10');
    expect(foldCode('--')).toBe('');
  });
});

describe('searchWords', () => {
  it('splits on white space, without duplicates', () => {
    expect(searchWords('  KT-10  tornillo\ttornillo ')).toEqual([
      { inName: 'kt-10', inCode: 'kt10' },
      { inName: 'tornillo', inCode: 'tornillo' },
    ]);
  });

  it('ignores the punctuation around a pasted word', () => {
    expect(searchWords('"tornillo," (1/2")')).toEqual([
      { inName: 'tornillo', inCode: 'tornillo' },
      { inName: '1/2', inCode: '12' },
    ]);
  });

  it('finds no words in empty text', () => {
    expect(searchWords(' \n\u3000')).toEqual([]);
  });
});

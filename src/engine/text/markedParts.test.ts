import fc from 'fast-check';

import { markedParts } from './markedParts';

/** Wraps marked parts in brackets. */
const shown = (...args: Parameters<typeof markedParts>) =>
  markedParts(...args)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('markedParts', () => {
  it.each([
    ['Válvula de bola', 'valv BOL', '[Válv]ula de [bol]a'],
    ['Va\u0301lvula', 'va', '[Va\u0301]lvula'],
    ['不锈钢螺丝', '钢螺', '不锈[钢螺]丝'],
    ['🔩 bolt', 'bolt', '🔩 [bolt]'],
    ['ﬁno', 'i', '[ﬁ]no'],
    ['Saw', 'drill', 'Saw'],
    ['Saw', '', 'Saw'],
    ['', 'saw', ''],
  ])('marks in the name %p what %p found', (text, search, marked) => {
    expect(shown(text, search, 'name')).toBe(marked);
  });

  it.each([
    ['KT-1042', 'kt10', '[KT-10]42'],
    ['KT-1042', 't-', 'K[T]-1042'],
    ['KT-1042', '--', 'KT-1042'],
    ['K T/10', 'KT10', '[K T/10]'],
  ])('marks in the code %p what %p found, punctuation aside', (text, search, marked) => {
    expect(shown(text, search, 'code')).toBe(marked);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.constantFrom('name', 'code'),
        (text, search, kind) => {
          expect(
            markedParts(text, search, kind)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
    const long = `saw ${'x'.repeat(10_000)}`;
    expect(shown(long, 'saw', 'name')).toBe(`[saw]${long.slice(3)}`);
  });
});

import fc from 'fast-check';

import { cutText, hasTags, splitParagraphs, toExcerpt } from './plainText';

it('splits paragraphs at empty lines', () => {
  expect(splitParagraphs('One\nstill one\n\n Two \r\n\r\n\n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
});

it.each([
  ['<p>Boxes</p>', true],
  ['Boxes <br/> and bags', true],
  ['<!-- hidden --> Boxes', true],
  ['From 5 < 6 mm, or a<b', false],
  ['a > b', false],
  ['never closed <a <a <a', false],
])('detects whether %j contains tags', (text, expected) => {
  expect(hasTags(text)).toBe(expected);
});

it.each([
  ['First\nline\n\nSecond', 'First line'],
  ['<p>Nuts &amp; bolts</p><p>More</p>', 'Nuts & bolts'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['Nuts &amp; bolts', 'Nuts &amp; bolts'],
  ['Sizes <a <b>and</b> more', 'Sizes <a and more'],
  ['Boxes <!-- one <!-- two --> and bags <!-- never closed', 'Boxes and bags'],
  ['', ''],
])('excerpts the first paragraph of %j', (text, excerpt) => {
  expect(toExcerpt(text)).toBe(excerpt);
});

it('truncates to the given length without splitting surrogate pairs', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anyText, fc.nat(12), (text, length) => {
      const cut = cutText(text, length);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(length, text.length) - 1);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
  expect(cutText('a𝐀', 2)).toBe('a');
});

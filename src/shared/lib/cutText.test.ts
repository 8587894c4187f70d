import fc from 'fast-check';
import { cutText } from './cutText';

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

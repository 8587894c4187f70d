import fc from 'fast-check';

import { atOnce } from '../host/steps';
import { beginsWord, buildGramIndex, getTextIndex } from './gramIndex';

const letters = fc.constantFrom(...'ab1 2zñ不锈钢螺😀'.split(''));
const someText = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''));
const fragment = fc.array(letters, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('').replaceAll(' ', ''));

const found = (texts: string[], word: string) => [...atOnce(buildGramIndex(texts)).find(word)];

describe('buildGramIndex', () => {
  it('finds exactly the texts that contain a fragment, and whether it starts a word', () => {
    fc.assert(
      fc.property(fc.array(someText, { maxLength: 20 }), fragment, (texts, word) => {
        fc.pre(word !== '');
        const hits = found(texts, word);
        const expected = texts.flatMap((text, number) => (text.includes(word) ? [number] : []));
        expect(hits.map(getTextIndex)).toEqual(expected);
        for (const hit of hits) {
          const begins = ` ${texts[getTextIndex(hit)]}`.includes(` ${word}`);
          expect(beginsWord(hit)).toBe(begins);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds nothing for empty text, several words, or a fragment that spans words', () => {
    expect(found(['ab cd'], '')).toEqual([]);
    expect(found(['ab cd'], 'ab cd')).toEqual([]);
    expect(found(['ab cd'], 'bc')).toEqual([]);
  });

  it('handles texts of 10,000 characters', () => {
    const long = `${'x'.repeat(9_990)}needle`;
    expect(found(['other', long], 'needle').map(getTextIndex)).toEqual([1]);
  });
});

import { d } from './svgParts';

// Single-stroke letters on a grid 60 wide and 100 high, so that no font is needed.
const letters: Record<string, string> = {
  A: 'M0 100 30 0 60 100M11 64H49',
  B: 'M4 0V100H34Q60 100 60 74T34 48H4M34 48Q54 48 54 24T32 0H4',
  C: 'M58 20Q46 0 30 0Q0 0 0 50T30 100Q46 100 58 80',
  D: 'M4 0V100H24Q60 100 60 50T24 0H4',
  E: 'M54 0H4V100H54M4 49H46',
  F: 'M54 0H4V100M4 49H46',
  G: 'M58 20Q46 0 30 0Q0 0 0 50T30 100Q60 100 60 56H34',
  H: 'M4 0V100M56 0V100M4 49H56',
  I: 'M30 0V100',
  J: 'M50 0V70Q50 100 26 100Q4 100 4 78',
  K: 'M4 0V100M54 0 4 58M22 40 58 100',
  L: 'M6 0V100H54',
  M: 'M0 100 6 0 30 64 54 0 60 100',
  N: 'M4 100V0L56 100V0',
  O: 'M30 0Q0 0 0 50T30 100T60 50T30 0Z',
  P: 'M4 100V0H32Q58 0 58 28T32 56H4',
  Q: 'M30 0Q0 0 0 50T30 100T60 50T30 0ZM38 74 60 104',
  R: 'M4 100V0H32Q58 0 58 27T32 54H4M32 54 58 100',
  S: 'M54 16Q46 0 30 0Q6 0 6 24T30 49T56 75T30 100Q10 100 2 82',
  T: 'M0 0H60M30 0V100',
  U: 'M4 0V64Q4 100 30 100T56 64V0',
  V: 'M0 0 30 100 60 0',
  W: 'M-4 0 14 100 30 36 46 100 64 0',
  X: 'M2 0 58 100M58 0 2 100',
  Y: 'M0 0 30 50 60 0M30 50V100',
  Z: 'M4 0H56L2 100H58',
  '&': 'M58 100 14 34Q4 14 18 4Q34-4 42 10Q46 26 24 42Q0 58 4 78Q12 100 32 100Q52 98 58 60',
};

const stripAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Path elements of the text, centred on `cx`, with capitals `height` high on the baseline `foot`. */
export const drawLettering = (text: string, cx: number, baseline: number, height: number, spacing = 0.3) => {
  const scale = height / 100;
  const drawn = Array.from(stripAccents(text));
  const advance = (60 + spacing * 100) * scale;
  const width = drawn.length * advance - spacing * 100 * scale;
  return {
    width,
    paths: drawn
      .map((letter, index) => {
        const shape = letters[letter];
        const x = cx - width / 2 + index * advance;
        return shape === undefined
          ? ''
          : `<path d="${shape}" transform="${d`translate(${x} ${baseline - height})`} scale(${scale.toFixed(3)})"/>`;
      })
      .join(''),
  };
};
